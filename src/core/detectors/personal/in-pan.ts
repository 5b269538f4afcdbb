import { defineDetector } from '../define-detector.ts'
import { afterWords, inAnyCase } from './near-words.ts'

const words = ['pan', 'permanent account', 'income tax'].map(inAnyCase)
const small = String.raw`[A-Za-z]{5}\d{4}[A-Za-z]`

export const inPan = defineDetector({
  id: 'in-pan',
  tags: ['pii', 'national-id'],
  summary: 'permanent account number of a taxpayer in India',
  source: 'https://incometaxindia.gov.in/',
  keywords: [],
  candidates: 'word',
  // The fourth letter tells a person from a company or a trust, and speaks for the shape.
  pattern: new RegExp(
    String.raw`(?<![A-Za-z0-9_-])(?:[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]|${afterWords(small, words)})(?![A-Za-z0-9_-])`,
  ),
  examples: [
    { text: 'My PAN number is ABBPM4567S', spans: ['ABBPM4567S'] },
    { text: 'pan: abbpm4567s', spans: ['abbpm4567s'] },
  ],
  counterExamples: ['row ABBXM4567S', 'abbpm4567s in it', 'XABBPM4567S', 'ABBPM45678S'],
})
