import { defineDetector } from '../define-detector.ts'
import { passportWords } from './passport-words.ts'

export const usPassport = defineDetector({
  id: 'us-passport',
  tags: ['pii', 'national-id'],
  summary: 'number of a passport of the United States, where it is named so',
  source: 'https://travel.state.gov/content/travel/en/passports/help/next-generation-passport.html',
  keywords: [],
  candidates: 'word',
  pattern: /(?<![A-Za-z0-9_]|[A-Za-z0-9]-)[A-Z0-9]\d{8}(?![A-Za-z0-9_]|[-.,:/]\d)/,
  context: passportWords,
  examples: [
    { text: 'my passport is A12803456', spans: ['A12803456'] },
    { text: 'passport number: 912803456', spans: ['912803456'] },
  ],
  counterExamples: ['part A12803456', 'passport 9128034567', 'passport AB1280345'],
})
