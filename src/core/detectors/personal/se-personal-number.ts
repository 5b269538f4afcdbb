import { isShortDate } from '../check-digits/calendar-date.ts'
import { digitsOf } from '../check-digits/digits-of.ts'
import { isLuhn } from '../check-digits/luhn.ts'
import { defineDetector } from '../define-detector.ts'
import { besideWords } from './near-words.ts'

const words = [
  'personnummer', 'personnr', 'person nr', 'pnr', 'samordningsnummer', 'swedish', 'svensk', 'id code',
  'personal identity',
]
const number = String.raw`(?:(?:18|19|20)\d{2}|\d{2})(?:0\d|1[0-2])(?:[0-2]\d|3[01]|[6-8]\d|9[01])[-+]?\d{4}(?![A-Za-z0-9_]|[-.]\d)`

export const sePersonalNumber = defineDetector({
  id: 'se-personal-number',
  tags: ['pii', 'national-id'],
  summary: 'personal or coordination number of Sweden, where it is named so',
  source: 'https://www.skatteverket.se/privat/folkbokforing/personnummer.4.3810a01c150939e893f18c29.html',
  keywords: [],
  candidates: 'number',
  pattern: new RegExp(`(?<![0-9_-]|[0-9][.,:])${besideWords(number, words)}`, 'i'),
  // A coordination number has 60 added to the day. The check digit covers two digits of the year.
  accepts(span) {
    const digits = digitsOf(span).slice(-10)
    const day = String(Number(digits.slice(4, 6)) % 60).padStart(2, '0')
    return isLuhn(digits) && isShortDate(digits.slice(0, 4) + day)
  },
  examples: [
    { text: 'personnummer 811228-9874', spans: ['811228-9874'] },
    { text: '198112289874 är mitt pnr.', spans: ['198112289874'] },
    { text: 'My swedish id code is198112289874.', spans: ['198112289874'] },
  ],
  counterExamples: ['personnummer 811228-9875', 'log 20811228-9874', 'personnummer 811328-9874'],
})
