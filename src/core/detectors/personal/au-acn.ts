import { digitsOf } from '../check-digits/digits-of.ts'
import { weightedSum } from '../check-digits/weighted-sum.ts'
import { defineDetector } from '../define-detector.ts'
import { wholeNumber } from './whole-number.ts'

export const auAcn = defineDetector({
  id: 'au-acn',
  tags: ['pii', 'national-id'],
  summary: 'company number of Australia, where it is named so',
  source: 'https://asic.gov.au/for-business/registering-a-company/steps-to-register-a-company/australian-company-numbers/',
  keywords: [],
  candidates: 'number',
  pattern: wholeNumber(String.raw`\d{9}|\d{3} \d{3} \d{3}`),
  context: ['acn', 'australian company', 'company number'],
  accepts: (span) =>
    weightedSum(digitsOf(span), [8, 7, 6, 5, 4, 3, 2, 1, 1]) % 10 === 0 && !/^0{8}/.test(digitsOf(span)),
  examples: [
    { text: 'ACN 004 085 616', spans: ['004 085 616'] },
    { text: 'company number 000000019', spans: ['000000019'] },
  ],
  counterExamples: ['ACN 004 085 617', 'id 004085616', 'ACN 000 000 000'],
})
