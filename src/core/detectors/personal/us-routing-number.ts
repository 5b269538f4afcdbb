import { digitsOf } from '../check-digits/digits-of.ts'
import { weightedSum } from '../check-digits/weighted-sum.ts'
import { defineDetector } from '../define-detector.ts'
import { wholeNumber } from './whole-number.ts'

export const usRoutingNumber = defineDetector({
  id: 'us-routing-number',
  tags: ['pii', 'payment'],
  summary: 'routing number of a bank in the United States',
  source: 'https://www.aba.com/about-us/routing-number',
  keywords: [],
  candidates: 'number',
  pattern: wholeNumber(String.raw`\d{9}|\d{4}-\d{4}-\d`),
  context: ['aba', 'routing', 'routingnumber', 'rtn', 'bank', 'bankrouting', 'wire', 'transit', 'ach'],
  accepts(span) {
    const digits = digitsOf(span)
    const isDistrict = /^(?:0\d|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)/.test(digits)
    return isDistrict && weightedSum(digits, [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0
  },
  examples: [
    { text: 'routing number 021000021', spans: ['021000021'] },
    { text: 'ABA 0210-0002-1', spans: ['0210-0002-1'] },
  ],
  counterExamples: ['routing number 021000022', 'size 021000021 bytes', 'bank 421000021'],
})
