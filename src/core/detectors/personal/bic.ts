import { defineDetector } from '../define-detector.ts'

export const bic = defineDetector({
  id: 'bic',
  tags: ['pii', 'payment'],
  summary: 'identifier of a bank, where it is named so',
  source: 'https://www.swift.com/standards/data-standards/bic-business-identifier-code',
  keywords: [],
  candidates: 'word',
  pattern: /(?=[A-Z]{6})(?<=(?:\bBIC|SWIFT)\b[^\n]{0,20})(?<![A-Za-z0-9_])[A-Z]{4}[A-Z]{2}[A-Z2-9][A-NP-Z0-9](?:[A-Z0-9]{3})?(?![A-Za-z0-9_])/,
  examples: [
    { text: 'BIC: DEUTDEFF500', spans: ['DEUTDEFF500'] },
    { text: 'SWIFT code NEDSZAJJ', spans: ['NEDSZAJJ'] },
  ],
  counterExamples: ['DEUTDEFF', 'DATABASE', 'BIC deutdeff'],
})
