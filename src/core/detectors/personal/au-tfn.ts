import { digitsOf } from '../check-digits/digits-of.ts'
import { weightedSum } from '../check-digits/weighted-sum.ts'
import { defineDetector } from '../define-detector.ts'
import { wholeNumber } from './whole-number.ts'

export const auTfn = defineDetector({
  id: 'au-tfn',
  tags: ['pii', 'national-id'],
  summary: 'tax file number of Australia, where it is named so',
  source: 'https://www.ato.gov.au/individuals-and-families/tax-file-number',
  keywords: [],
  candidates: 'number',
  pattern: wholeNumber(String.raw`\d{9}|\d{3} \d{3} \d{3}|\d{3}-\d{3}-\d{3}`),
  context: ['tfn', 'tax file', 'tax file number', 'taxfilenumber', 'ato'],
  accepts: (span) =>
    weightedSum(digitsOf(span), [1, 4, 3, 7, 5, 8, 6, 9, 10]) % 11 === 0 && !/^0{8}/.test(digitsOf(span)),
  examples: [
    { text: 'TFN 123 456 782', spans: ['123 456 782'] },
    { text: 'tax file number: 876543210', spans: ['876543210'] },
  ],
  counterExamples: ['TFN 123 456 783', 'id 876543210', 'TFN 000 000 000'],
})
