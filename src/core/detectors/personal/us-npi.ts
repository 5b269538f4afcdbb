import { digitsOf } from '../check-digits/digits-of.ts'
import { isLuhn } from '../check-digits/luhn.ts'
import { defineDetector } from '../define-detector.ts'
import { wholeNumber } from './whole-number.ts'

export const usNpi = defineDetector({
  id: 'us-npi',
  tags: ['pii', 'health'],
  summary: 'number of a health care provider in the United States',
  source: 'https://www.cms.gov/regulations-and-guidance/administrative-simplification/nationalprovidentstand',
  keywords: [],
  candidates: 'number',
  pattern: wholeNumber(String.raw`[12]\d{9}|[12]\d{3} \d{3} \d{3}|[12]\d{3}-\d{3}-\d{3}`),
  context: [
    'npi', 'npi number', 'national provider', 'provider', 'provider id', 'providerid', 'prescriber', 'physician',
  ],
  // The prefix names health care and the United States; without it the check digit does not come out.
  accepts: (span) => isLuhn(`80840${digitsOf(span)}`) && !/^(\d)\1{8}/.test(digitsOf(span)),
  examples: [
    { text: 'NPI 1234567893', spans: ['1234567893'] },
    { text: 'provider 1234-567-893', spans: ['1234-567-893'] },
  ],
  counterExamples: ['NPI 1234567890', 'at 1234567893', 'provider 9234567893'],
})
