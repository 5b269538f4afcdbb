import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'fo1_' + 'N0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3'

export const flyioAccessToken = defineDetector({
  id: 'flyio-access-token',
  tags: ['secret', 'cloud'],
  summary: 'an access token of Fly.io',
  source: 'https://fly.io/docs/security/tokens/',
  keywords: ['fo1_', 'fm1r_', 'fm1a_', 'fm2_'],
  pattern: /(?<![\w+/-])(?:fo1_[\w-]{43}(?![\w-])|fm(?:1[ar]|2)_[A-Za-z0-9+/]{100,1000}={0,3})/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `FLYIO_ACCESS_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: [`fo1_${'x'.repeat(43)}`, 'value="7SWa-Fo1_hsC6oovfBsJ"'],
})
