import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'tk-us-' + 'N0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJust'

export const scalingoApiToken = defineDetector({
  id: 'scalingo-api-token',
  tags: ['secret', 'cloud'],
  summary: 'an API token of Scalingo',
  source: 'https://developers.scalingo.com/',
  keywords: ['tk-us-'],
  pattern: /\btk-us-[\w-]{48}(?![\w-])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `SCALINGO_API_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: [`tk-us-${'x'.repeat(48)}`],
})
