import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'lin_api_' + 'N0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3a'

export const linearApiKey = defineDetector({
  id: 'linear-api-key',
  tags: ['secret', 'code'],
  summary: 'an API key of Linear',
  source: 'https://linear.app/developers/graphql',
  keywords: ['lin_api_', 'lin_oauth_'],
  pattern: /\blin_(?:api|oauth)_[A-Za-z0-9]{40,64}(?![A-Za-z0-9])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `LINEAR_API_KEY=${token}\n`, spans: [token] },
  ],
  counterExamples: [`lin_api_${'x'.repeat(40)}`],
})
