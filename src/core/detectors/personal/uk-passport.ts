import { defineDetector } from '../define-detector.ts'
import { passportWords } from './passport-words.ts'

export const ukPassport = defineDetector({
  id: 'uk-passport',
  tags: ['pii', 'national-id'],
  summary: 'number of a passport of the United Kingdom, where it is named so',
  source: 'https://www.gov.uk/government/publications/basic-passport-checks',
  keywords: [],
  candidates: 'word',
  pattern: /(?<![A-Za-z0-9_-])(?:[A-Za-z]{2}\d{7}|\d{9})(?![A-Za-z0-9_]|[-.]\d)/,
  context: passportWords,
  accepts: (span) => !/^(\d)\1{8}$/.test(span),
  examples: [
    { text: 'passport number is CD7654321', spans: ['CD7654321'] },
    { text: 'passportNumber: ab1234567', spans: ['ab1234567'] },
  ],
  counterExamples: ['part CD7654321', 'passport A12345678', 'passport AB12345678', 'passport CD 7654321'],
})
