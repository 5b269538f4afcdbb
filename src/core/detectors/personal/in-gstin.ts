import { defineDetector } from '../define-detector.ts'

export const inGstin = defineDetector({
  id: 'in-gstin',
  tags: ['pii', 'national-id'],
  summary: 'goods and services tax number of India: state, account number, entity and check sign',
  source: 'https://www.gst.gov.in/',
  keywords: [],
  candidates: 'number',
  // The shape speaks for itself, so that a mistyped number counts too.
  pattern: /(?<![A-Za-z0-9_-])(?:0[1-9]|[12]\d|3[0-7]|97)[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z](?![A-Za-z0-9_-])/i,
  examples: [
    { text: 'GSTIN 27AAPFU0939F1ZV', spans: ['27AAPFU0939F1ZV'] },
    { text: 'gst: 27aapfu0939f1zv', spans: ['27aapfu0939f1zv'] },
  ],
  counterExamples: ['27AAPFU0939F1YV', '38AAPFU0939F1ZV', '00AAPFU0939F1ZV', '27AAPFU0939F1ZV5'],
})
