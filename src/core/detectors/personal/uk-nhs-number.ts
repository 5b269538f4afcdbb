import { digitsOf } from '../check-digits/digits-of.ts'
import { weightedSum } from '../check-digits/weighted-sum.ts'
import { defineDetector } from '../define-detector.ts'
import { wholeNumber } from './whole-number.ts'

export const ukNhsNumber = defineDetector({
  id: 'uk-nhs-number',
  tags: ['pii', 'health', 'national-id'],
  summary: 'number of a patient of the National Health Service of the United Kingdom',
  source: 'https://www.datadictionary.nhs.uk/attributes/nhs_number.html',
  keywords: [],
  candidates: 'number',
  pattern: wholeNumber(String.raw`\d{3}[ -]?\d{3}[ -]?\d{4}`),
  context: [
    'nhs', 'nhsnumber', 'nhs number', 'national health', 'health service', 'patient', 'patient id', 'chi number',
  ],
  accepts: (span) =>
    weightedSum(digitsOf(span), [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0 && !/^(\d)\1{9}$/.test(digitsOf(span)),
  examples: [
    { text: 'NHS number 943 476 5919', spans: ['943 476 5919'] },
    { text: '{"nhs_number": "943-476-5919"}', spans: ['943-476-5919'] },
  ],
  counterExamples: ['NHS number 943 476 5918', 'call 943-476-5919 now', 'patient 000 000 0000'],
})
