import { defineDetector } from '../define-detector.ts'
import { weightedDigitSum } from './weighted-digit-sum.ts'

export const deSocialSecurity = defineDetector({
  id: 'de-social-security',
  tags: ['pii', 'national-id'],
  summary: 'insurance number of the German pension insurance',
  source: 'https://www.gesetze-im-internet.de/vkvv/',
  keywords: [],
  candidates: 'number',
  // Area, day of birth (with 50 where two would be the same), month, year, initial of the birth name, serial and
  // check digit.
  pattern:
    /(?<![A-Za-z0-9_-])\d{2} ?(?:0[1-9]|[12]\d|3[01]|5[1-9]|[67]\d|8[01])(?:0[1-9]|1[0-2])\d{2} ?[A-Za-z] ?\d{2}\d(?![A-Za-z0-9_]|[-.]\d)/,
  accepts(span) {
    const text = span.replaceAll(' ', '').toUpperCase()
    const place = String(text.charCodeAt(8) - 64).padStart(2, '0')
    const sum = weightedDigitSum(text.slice(0, 8) + place + text.slice(9, 11), [2, 1, 2, 5, 7, 1, 2, 1, 2, 1, 2, 1])
    return sum % 10 === Number(text.slice(-1))
  },
  examples: [
    { text: 'SV-Nummer 15 070649 C 103', spans: ['15 070649 C 103'] },
    { text: '15070649C103', spans: ['15070649C103'] },
  ],
  counterExamples: ['15070649C100', '15070049C103', '15320649C103'],
})
