import { isShortDate } from '../check-digits/calendar-date.ts'
import { digitsOf } from '../check-digits/digits-of.ts'
import { weightedSum } from '../check-digits/weighted-sum.ts'
import { defineDetector } from '../define-detector.ts'
import { wholeNumber } from './whole-number.ts'

export const atSocialSecurity = defineDetector({
  id: 'at-social-security',
  tags: ['pii', 'national-id'],
  summary: 'social insurance number of Austria, where it is named so',
  source: 'https://www.oesterreich.gv.at/themen/gesundheit/sozialversicherung/Seite.1720200.html',
  keywords: [],
  candidates: 'number',
  pattern: wholeNumber(String.raw`[1-9]\d{3}[ -]?(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-5])\d{2}`),
  context: [
    'svnr', 'sv-nr', 'sv-nummer', 'sozialversicherung', 'sozialversicherungsnummer', 'versicherungsnummer', 'ecard',
    'e-card',
  ],
  // The fourth digit checks the others. Months above twelve are given where days run out of numbers.
  accepts(span) {
    const digits = digitsOf(span)
    const month = Math.min(Number(digits.slice(6, 8)), 12)
    const date = digits.slice(8) + String(month).padStart(2, '0') + digits.slice(4, 6)
    return weightedSum(digits, [3, 7, 9, 0, 5, 8, 4, 2, 1, 6]) % 11 === Number(digits.charAt(3)) && isShortDate(date)
  },
  examples: [
    { text: 'SVNR 1237 010180', spans: ['1237 010180'] },
    { text: 'Sozialversicherungsnummer 1237010180', spans: ['1237010180'] },
  ],
  counterExamples: ['SVNR 1238 010180', 'at 1237010180', 'SVNR 0237 010180'],
})
