import { digitsOf } from '../check-digits/digits-of.ts'
import { weightedSum } from '../check-digits/weighted-sum.ts'
import { defineDetector } from '../define-detector.ts'
import { wholeNumber } from './whole-number.ts'

export const auAbn = defineDetector({
  id: 'au-abn',
  tags: ['pii', 'national-id'],
  summary: 'business number of Australia, where it is named so',
  source: 'https://abr.business.gov.au/Help/AbnFormat',
  keywords: [],
  candidates: 'number',
  pattern: wholeNumber(String.raw`[1-9]\d{10}|[1-9]\d \d{3} \d{3} \d{3}`),
  context: ['abn', 'business number', 'australian business'],
  // One is taken from the first digit before it is weighed.
  accepts: (span) => (weightedSum(digitsOf(span), [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]) - 10) % 89 === 0,
  examples: [
    { text: 'ABN 51 824 753 556', spans: ['51 824 753 556'] },
    { text: 'abn: 51824753556', spans: ['51824753556'] },
  ],
  counterExamples: ['ABN 52 824 753 556', 'id 51824753556', 'ABN 51 824 753 5564'],
})
