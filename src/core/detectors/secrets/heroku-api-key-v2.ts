import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'HRKU-' + 'AAN0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3moValu3'

export const herokuApiKeyV2 = defineDetector({
  id: 'heroku-api-key-v2',
  tags: ['secret', 'cloud'],
  summary: 'an API key of Heroku with its prefix',
  source: 'https://devcenter.heroku.com/articles/authentication',
  keywords: ['HRKU-'],
  pattern: /\bHRKU-AA[\w-]{58}(?![\w-])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `HEROKU_API_KEY_V2=${token}\n`, spans: [token] },
  ],
  counterExamples: [`HRKU-AA${'x'.repeat(58)}`],
})
