import { defineDetector } from '../define-detector.ts'
import { afterWords, inAnyCase } from './near-words.ts'

const words = ['nino', 'national insurance', 'ni number', 'ni no', 'insurance number'].map(inAnyCase)
const capitals = String.raw`(?!BG|GB|NK|KN|TN|NT|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z] ?\d{2} ?\d{2} ?\d{2} ?[A-D]`
const small = String.raw`(?!bg|gb|nk|kn|tn|nt|zz)[a-ceghj-pr-tw-z][a-ceghj-npr-tw-z] ?\d{2} ?\d{2} ?\d{2} ?[a-d]`

export const ukNationalInsurance = defineDetector({
  id: 'uk-national-insurance',
  tags: ['pii', 'national-id'],
  summary: 'national insurance number of the United Kingdom',
  source: 'https://www.gov.uk/hmrc-internal-manuals/national-insurance-manual/nim39110',
  keywords: [],
  candidates: 'word',
  pattern: new RegExp(String.raw`(?<![A-Za-z0-9_-])(?:${capitals}|${afterWords(small, words)})(?![A-Za-z0-9_])`),
  examples: [
    { text: 'NI number AB 12 34 56 C', spans: ['AB 12 34 56 C'] },
    { text: 'AB123456C and nino ab123456c', spans: ['AB123456C', 'ab123456c'] },
  ],
  counterExamples: ['GB123456A', 'DA123456A', 'AB123456E', 'AO123456A', 'commit ab123456c'],
})
