import { defineDetector } from '../define-detector.ts'
import { passportWords } from './passport-words.ts'

export const inPassport = defineDetector({
  id: 'in-passport',
  tags: ['pii', 'national-id'],
  summary: 'number of an Indian passport, where it is named so',
  source: 'https://www.passportindia.gov.in/',
  keywords: [],
  candidates: 'word',
  pattern: /(?<![A-Za-z0-9_-])[A-PR-WY][1-9]\d ?\d{4}[1-9](?![A-Za-z0-9_]|[-.]\d)/i,
  context: passportWords,
  examples: [
    { text: 'passport number A3456781', spans: ['A3456781'] },
    { text: 'Passport: K12 34567', spans: ['K12 34567'] },
  ],
  counterExamples: ['part A3456781', 'passport b0097650', 'passport T356907'],
})
