import { defineDetector } from '../define-detector.ts'
import { besideWords } from './near-words.ts'
import { passportWords } from './passport-words.ts'
import { wholeWord } from './whole-word.ts'

export const esPassport = defineDetector({
  id: 'es-passport',
  tags: ['pii', 'national-id'],
  summary: 'number of a Spanish passport, where it is named so',
  source: 'https://www.dnielectronico.es/',
  keywords: [],
  candidates: 'word',
  pattern: wholeWord(besideWords(String.raw`[A-Z]{3}\d{6}`, passportWords)),
  examples: [
    { text: 'Mi pasaporte es AAA123456', spans: ['AAA123456'] },
    { text: 'xyz987654 es mi número de pasaporte', spans: ['xyz987654'] },
  ],
  counterExamples: ['part AAA123456', 'pasaporte AAAA12345', 'pasaporte AAA1234567'],
})
