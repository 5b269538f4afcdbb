import { defineDetector } from '../define-detector.ts'

export const itIdentityCard = defineDetector({
  id: 'it-identity-card',
  tags: ['pii', 'national-id'],
  summary: 'number of an Italian identity card, on paper or electronic, where it is named so',
  source: 'https://www.cartaidentita.interno.gov.it/',
  keywords: [],
  candidates: 'word',
  pattern: /(?<![A-Za-z0-9_-])(?:[A-Z]{2} ?\d{7}|\d{7}[A-Z]{2}|C?[A-Z]{2}\d{5}[A-Z]{2})(?![A-Za-z0-9_]|[-.]\d)/i,
  context: [
    "carta d'identità", 'carta d’identità', 'carta di identità', "carta d'identita", 'carta identità', 'documento',
    'cie', 'identity card', 'id card',
  ],
  examples: [
    { text: "carta d'identità AA1234567", spans: ['AA1234567'] },
    { text: 'CIE: CA12345AA', spans: ['CA12345AA'] },
    { text: 'identity card 1234567Aa', spans: ['1234567Aa'] },
  ],
  counterExamples: ['part AA1234567', 'CIE A1234567', 'documento AA12345678'],
})
