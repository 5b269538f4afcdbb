import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'rnd_' + 'N0tAR3alK3yJustAD3moValu3F0r'

export const renderApiKey = defineDetector({
  id: 'render-api-key',
  tags: ['secret', 'cloud'],
  summary: 'an API key of Render',
  source: 'https://render.com/docs/api',
  keywords: ['rnd_'],
  pattern: /\brnd_[A-Za-z0-9]{28,32}(?!\w)/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `RENDER_API_KEY=${token}\n`, spans: [token] },
  ],
  counterExamples: [`rnd_${'x'.repeat(28)}`],
})
