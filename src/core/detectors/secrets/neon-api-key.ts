import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'napi_' + 'n0t4r34lk3yju5t4d3m0v4lu3f0rt3st5n0t4r34lk3yju5t4d3m0v4lu3f0rt3s'

export const neonApiKey = defineDetector({
  id: 'neon-api-key',
  tags: ['secret', 'database'],
  summary: 'an API key of Neon',
  source: 'https://neon.com/docs/manage/api-keys',
  keywords: ['napi_'],
  pattern: /\bnapi_[a-z0-9]{64}(?![a-z0-9])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `NEON_API_KEY=${token}\n`, spans: [token] },
  ],
  counterExamples: [`napi_${'x'.repeat(64)}`, 'napi_create_function'],
})
