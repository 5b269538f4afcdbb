import { digitsOf } from '../check-digits/digits-of.ts'
import { weightedSum } from '../check-digits/weighted-sum.ts'
import { defineDetector } from '../define-detector.ts'
import { wholeNumber } from './whole-number.ts'

export const phTin = defineDetector({
  id: 'ph-tin',
  tags: ['pii', 'national-id'],
  summary: 'taxpayer number of the Philippines, where it is named so',
  source: 'https://www.bir.gov.ph/',
  keywords: [],
  candidates: 'number',
  // Nine digits, the last of which checks the others, and perhaps a branch.
  pattern: wholeNumber(String.raw`\d{3}-\d{3}-\d{3}(?:-\d{3}(?:\d{2})?)?|\d{9}(?:\d{3})?`),
  context: ['tin', 'bir', 'taxpayer', 'taxpayer identification', 'tax id', 'tax identification'],
  accepts(span) {
    const digits = digitsOf(span)
    return weightedSum(digits, [9, 8, 7, 6, 5, 4, 3, 2]) % 11 === Number(digits.charAt(8)) && !/^0{8}/.test(digits)
  },
  examples: [
    { text: 'My TIN is 000-123-456-000', spans: ['000-123-456-000'] },
    { text: 'BIR TIN: 000123456', spans: ['000123456'] },
  ],
  counterExamples: ['TIN 000-123-457-000', 'id 000123456', 'TIN 123456789'],
})
