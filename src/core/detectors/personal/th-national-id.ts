import { digitsOf } from '../check-digits/digits-of.ts'
import { weightedSum } from '../check-digits/weighted-sum.ts'
import { defineDetector } from '../define-detector.ts'
import { afterWords } from './near-words.ts'
import { wholeNumber } from './whole-number.ts'

const words = ['thai', 'tnin', 'เลขบัตร', 'บัตรประชาชน', 'เลขประจำตัวประชาชน', 'ประชาชน', 'national id', 'citizen id']
// Kind of person, then the province of registration.
const province = String.raw`(?:[134]\d|2[0-7]|5[0-8]|6[0-7]|7[0-7]|8[0-6]|9[0-6])`

export const thNationalId = defineDetector({
  id: 'th-national-id',
  tags: ['pii', 'national-id'],
  summary: 'identity number of a person in Thailand, with its check digit',
  source: 'https://www.bora.dopa.go.th/',
  keywords: [],
  candidates: 'number',
  pattern: wholeNumber(
    String.raw`[1-8]-\d{4}-\d{5}-\d{2}-\d|[1-8] \d{4} \d{5} \d{2} \d|${afterWords(String.raw`[1-8]${province}\d{10}`, words)}`,
  ),
  accepts(span) {
    const digits = digitsOf(span)
    const rest = weightedSum(digits, [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11
    return (11 - rest) % 10 === Number(digits.slice(-1))
  },
  examples: [
    { text: 'My Thai ID is 1234567890121', spans: ['1234567890121'] },
    { text: '1-2345-67890-12-1', spans: ['1-2345-67890-12-1'] },
  ],
  counterExamples: ['Thai ID 1234567890122', 'at 1234567890121', 'Thai ID 1284567890124'],
})
