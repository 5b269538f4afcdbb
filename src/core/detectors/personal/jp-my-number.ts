import { digitsOf } from '../check-digits/digits-of.ts'
import { weightedSum } from '../check-digits/weighted-sum.ts'
import { defineDetector } from '../define-detector.ts'
import { wholeNumber } from './whole-number.ts'

export const jpMyNumber = defineDetector({
  id: 'jp-my-number',
  tags: ['pii', 'national-id'],
  summary: 'individual number of a resident of Japan, where it is named so',
  source: 'https://www.digital.go.jp/en/policies/mynumber',
  keywords: [],
  candidates: 'number',
  pattern: wholeNumber(String.raw`\d{4}[ -]?\d{4}[ -]?\d{4}`),
  context: ['マイナンバー', '個人番号', 'my number', 'mynumber', 'individual number'],
  accepts(span) {
    const digits = digitsOf(span)
    const rest = weightedSum(digits, [6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11
    return (rest < 2 ? 0 : 11 - rest) === Number(digits.slice(-1)) && !/^0{11}/.test(digits)
  },
  examples: [
    { text: 'マイナンバー 1234 5678 9018', spans: ['1234 5678 9018'] },
    { text: 'My Number: 123456789018', spans: ['123456789018'] },
  ],
  counterExamples: ['My Number 123456789019', 'id 123456789018', 'My Number 000000000000'],
})
