import { weightedSum } from '../check-digits/weighted-sum.ts'
import { defineDetector } from '../define-detector.ts'
import { wholeNumber } from './whole-number.ts'

const isChecked = (digits: string, weights: readonly number[]): boolean =>
  (weightedSum(digits, weights) % 11) % 10 === Number(digits.charAt(weights.length))

export const plRegon = defineDetector({
  id: 'pl-regon',
  tags: ['pii', 'national-id'],
  summary: 'number of a business in the register of Poland, where it is named so',
  source: 'https://bip.stat.gov.pl/en/regon/',
  keywords: [],
  candidates: 'number',
  pattern: wholeNumber(String.raw`\d{9}|\d{14}`),
  context: ['regon', 'nr regon'],
  accepts: (span) =>
    isChecked(span, [8, 9, 2, 3, 4, 5, 6, 7]) &&
    (span.length === 9 || isChecked(span, [2, 4, 8, 5, 0, 9, 7, 3, 6, 1, 2, 4, 8])),
  examples: [
    { text: 'REGON 123456785', spans: ['123456785'] },
    { text: 'REGON: 12345678512347', spans: ['12345678512347'] },
  ],
  counterExamples: ['REGON 123456786', 'id 123456785', 'REGON 12345678512348'],
})
