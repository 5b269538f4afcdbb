import { weightedSum } from '../check-digits/weighted-sum.ts'
import { defineDetector } from '../define-detector.ts'
import { wholeWord } from './whole-word.ts'

export const twNationalId = defineDetector({
  id: 'tw-national-id',
  tags: ['pii', 'national-id'],
  summary: 'identity number of a person in Taiwan, where it is named so',
  source: 'https://www.ris.gov.tw/',
  keywords: [],
  candidates: 'word',
  pattern: wholeWord(String.raw`[A-Z][1289]\d{8}`),
  context: [
    '身分證', '身份證', '統一編號', '統一證號', '居留證', 'taiwan', 'taiwanese', 'national id', 'nationalid', 'arc number',
  ],
  // The letter is a place with a number of two digits.
  accepts(span) {
    const place = 'ABCDEFGHJKLMNPQRSTUVXYWZIO'.indexOf(span.charAt(0).toUpperCase()) + 10
    return weightedSum(String(place) + span.slice(1), [1, 9, 8, 7, 6, 5, 4, 3, 2, 1, 1]) % 10 === 0
  },
  examples: [
    { text: '身分證字號 A123456789', spans: ['A123456789'] },
    { text: 'Taiwan national ID: F131104093', spans: ['F131104093'] },
  ],
  counterExamples: ['身分證字號 A123456788', 'part A123456789', '身分證字號 A323456789'],
})
