import { digitsOf } from '../check-digits/digits-of.ts'
import { weightedSum } from '../check-digits/weighted-sum.ts'
import { defineDetector } from '../define-detector.ts'
import { afterWords } from './near-words.ts'
import { wholeNumber } from './whole-number.ts'

const words = ['사업자', '사업자등록', 'brn', 'business registration', 'korean business']

export const krBusinessNumber = defineDetector({
  id: 'kr-business-number',
  tags: ['pii', 'national-id'],
  summary: 'business registration number of Korea, with its check digit',
  source: 'https://www.hometax.go.kr/',
  keywords: [],
  candidates: 'number',
  pattern: wholeNumber(String.raw`[1-9]\d{2}-\d{2}-\d{5}|${afterWords(String.raw`[1-9]\d{9}`, words)}`),
  accepts(span) {
    const digits = digitsOf(span)
    const sum = weightedSum(digits, [1, 3, 7, 1, 3, 7, 1, 3, 5, 1]) + Math.floor((Number(digits.charAt(8)) * 5) / 10)
    return sum % 10 === 0
  },
  examples: [
    { text: '사업자등록번호 104-86-56659', spans: ['104-86-56659'] },
    { text: 'My BRN is 1048656659', spans: ['1048656659'] },
  ],
  counterExamples: ['104-86-56658', 'at 1048656659', '104-86-566590'],
})
