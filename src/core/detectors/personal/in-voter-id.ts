import { defineDetector } from '../define-detector.ts'
import { besideWords } from './near-words.ts'
import { wholeWord } from './whole-word.ts'

const words = ['voter', 'epic', 'electoral', 'election']

export const inVoterId = defineDetector({
  id: 'in-voter-id',
  tags: ['pii', 'national-id'],
  summary: 'number of a voter card of India, where it is named so',
  source: 'https://voters.eci.gov.in/',
  keywords: [],
  candidates: 'word',
  pattern: wholeWord(besideWords(String.raw`[A-Z]{3}\d{7}`, words)),
  examples: [
    { text: 'my voter: DBJ2289013', spans: ['DBJ2289013'] },
    { text: 'KSD1287349 is the EPIC number', spans: ['KSD1287349'] },
  ],
  counterExamples: ['part DBJ2289013', 'voter zxdf8923q1', 'voter DBJ22890131'],
})
