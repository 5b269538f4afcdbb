import { digitsOf } from '../check-digits/digits-of.ts'
import { defineDetector } from '../define-detector.ts'
import { afterWords } from './near-words.ts'
import { wholeNumber } from './whole-number.ts'

const words = ['itin', 'individual taxpayer', 'taxpayer', 'tax id', 'tax identification']
const weak = String.raw`9\d{2} \d{2} \d{4}|9\d{8}|9\d{2}-\d{6}|9\d{4}-\d{4}`

export const usItin = defineDetector({
  id: 'us-itin',
  tags: ['pii', 'national-id'],
  summary: 'individual taxpayer number of the United States',
  source: 'https://www.irs.gov/individuals/individual-taxpayer-identification-number',
  keywords: [],
  candidates: 'number',
  pattern: wholeNumber(String.raw`9\d{2}-\d{2}-\d{4}|${afterWords(weak, words)}`),
  accepts: (span) => /^.{3}(?:5\d|6[0-5]|7\d|8[0-8]|9[0-24-9])/.test(digitsOf(span)),
  examples: [
    { text: 'my tax id 912-70-1234', spans: ['912-70-1234'] },
    { text: 'ITIN 912701234', spans: ['912701234'] },
  ],
  counterExamples: ['912-89-1234', '812-70-1234', 'order 912701234'],
})
