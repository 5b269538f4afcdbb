import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'AIzaSy' + 'N0tAR3alK3yJustAD3moValu3F0rT3sts'

export const gcpApiKey = defineDetector({
  id: 'gcp-api-key',
  tags: ['secret', 'cloud'],
  summary: 'an API key of Google Cloud, Maps or Firebase',
  source: 'https://cloud.google.com/docs/authentication/api-keys',
  keywords: ['AIzaSy'],
  pattern: /(?<![\w-])AIzaSy[\w-]{33}(?![\w-])/,
  entropy: 3.5,
  accepts: looksIssued,
  examples: [
    { text: token, spans: [token] },
    { text: `apiKey: "${token}",`, spans: [token] },
  ],
  counterExamples: [
    `AIzaSy${'x'.repeat(33)}`,
    'AIzaSyabcdefghijklmnopqrstuvwxyz1234567',
    'mAIzaTesb6Tscfcni8vIpWZqNCXFDFslJtVSvFDq',
  ],
})
