import { digitsOf } from '../check-digits/digits-of.ts'
import { weightedSum } from '../check-digits/weighted-sum.ts'
import { defineDetector } from '../define-detector.ts'
import { wholeNumber } from './whole-number.ts'

export const plNip = defineDetector({
  id: 'pl-nip',
  tags: ['pii', 'national-id'],
  summary: 'tax number of Poland, where it is named so',
  source: 'https://www.podatki.gov.pl/nip/',
  keywords: [],
  candidates: 'number',
  pattern: wholeNumber(String.raw`\d{10}|\d{3}-\d{3}-\d{2}-\d{2}|\d{3}-\d{2}-\d{2}-\d{3}|\d{3} \d{3} \d{2} \d{2}`),
  context: ['nip', 'nr nip', 'podatnik', 'podatnika', 'vat'],
  accepts(span) {
    const digits = digitsOf(span)
    return weightedSum(digits, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === Number(digits.slice(-1)) && !/^0/.test(digits)
  },
  examples: [
    { text: 'NIP 123-456-32-18', spans: ['123-456-32-18'] },
    { text: 'NIP: 1234563218', spans: ['1234563218'] },
  ],
  counterExamples: ['NIP 1234563219', 'at 1234563218'],
})
