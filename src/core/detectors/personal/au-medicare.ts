import { digitsOf } from '../check-digits/digits-of.ts'
import { weightedSum } from '../check-digits/weighted-sum.ts'
import { defineDetector } from '../define-detector.ts'
import { wholeNumber } from './whole-number.ts'

export const auMedicare = defineDetector({
  id: 'au-medicare',
  tags: ['pii', 'health'],
  summary: 'number of a Medicare card of Australia, where it is named so',
  source: 'https://www.servicesaustralia.gov.au/medicare-card',
  keywords: [],
  candidates: 'number',
  pattern: wholeNumber(String.raw`[2-6]\d{3} ?\d{5} ?\d(?:[ /-]?[1-9])?`),
  context: ['medicare', 'medicare number', 'medicarenumber', 'irn'],
  // The ninth digit checks the eight before it; the tenth counts the cards.
  accepts: (span) => weightedSum(digitsOf(span), [1, 3, 7, 9, 1, 3, 7, 9]) % 10 === Number(digitsOf(span).charAt(8)),
  examples: [
    { text: 'Medicare 2123 45670 1', spans: ['2123 45670 1'] },
    { text: 'medicare number 2123456701', spans: ['2123456701'] },
  ],
  counterExamples: ['Medicare 2123 25870 1', 'id 2123456701', 'Medicare 1123 45670 1'],
})
