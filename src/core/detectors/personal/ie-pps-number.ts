import { weightedSum } from '../check-digits/weighted-sum.ts'
import { defineDetector } from '../define-detector.ts'
import { wholeNumber } from './whole-number.ts'

export const iePpsNumber = defineDetector({
  id: 'ie-pps-number',
  tags: ['pii', 'national-id'],
  summary: 'personal public service number of Ireland, where it is named so',
  source: 'https://www.gov.ie/en/service/12e6de-get-a-personal-public-service-pps-number/',
  keywords: [],
  candidates: 'number',
  pattern: wholeNumber(String.raw`\d{7}[A-W][A-IW]?`),
  context: ['pps', 'ppsn', 'ppsnumber', 'personal public service', 'rsi number'],
  // The second letter, where there is one, weighs nine; W, of wives' numbers, and none weigh nothing.
  accepts(span) {
    const [check = '', second = 'W'] = span.toUpperCase().slice(7)
    const extra = second === 'W' ? 0 : second.charCodeAt(0) - 64
    return 'WABCDEFGHIJKLMNOPQRSTUV'.charAt((weightedSum(span, [8, 7, 6, 5, 4, 3, 2]) + 9 * extra) % 23) === check
  },
  examples: [
    { text: 'PPSN 1234567T', spans: ['1234567T'] },
    { text: 'PPS number 1234567FA', spans: ['1234567FA'] },
  ],
  counterExamples: ['PPSN 1234567A', 'id 1234567T', 'PPSN 12345678T'],
})
