import { defineDetector } from '../define-detector.ts'
import { passportWords } from './passport-words.ts'

export const itPassport = defineDetector({
  id: 'it-passport',
  tags: ['pii', 'national-id'],
  summary: 'number of an Italian passport, where it is named so',
  source: 'https://www.poliziadistato.it/articolo/191',
  keywords: [],
  candidates: 'word',
  pattern: /(?<![A-Za-z0-9_-])[A-Z]{2}\d{7}(?![A-Za-z0-9_]|[-.]\d)/i,
  context: passportWords,
  examples: [
    { text: 'passaporto YA1234567', spans: ['YA1234567'] },
    { text: 'passport: ya7654321', spans: ['ya7654321'] },
  ],
  counterExamples: ['part YA1234567', 'passaporto YA12345678', 'passaporto Y1234567'],
})
