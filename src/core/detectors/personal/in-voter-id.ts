import { defineDetector } from '../define-detector.ts'
import { nearWords } from './near-words.ts'

const words = ['voter', 'epic', 'electoral', 'election']

export const inVoterId = defineDetector({
  id: 'in-voter-id',
  tags: ['pii', 'national-id'],
  summary: 'number of a voter card of India, where it is named so',
  source: 'https://voters.eci.gov.in/',
  keywords: [],
  candidates: 'word',
  pattern: new RegExp(`(?<![A-Za-z0-9_-])${nearWords(String.raw`[A-Za-z]{3}\d{7}(?![A-Za-z0-9_]|[-.]\d)`, words)}`),
  examples: [
    { text: 'my voter: DBJ2289013', spans: ['DBJ2289013'] },
    { text: 'KSD1287349 is the EPIC number', spans: ['KSD1287349'] },
  ],
  counterExamples: ['part DBJ2289013', 'voter zxdf8923q1', 'voter DBJ22890131'],
})
