import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'duffel_test_' + 'n0t4r34lk3yju5t4d3m0v4lu3f0rt3st5n0t4r34lk3'

export const duffelApiToken = defineDetector({
  id: 'duffel-api-token',
  tags: ['secret', 'payment'],
  summary: 'an access token of Duffel',
  source: 'https://duffel.com/docs/api/overview/making-requests',
  keywords: ['duffel_test_', 'duffel_live_'],
  pattern: /\bduffel_(?:test|live)_[\w=-]{43}(?![\w=-])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `DUFFEL_API_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: [`duffel_test_${'x'.repeat(43)}`, 'duffel_test_mode'],
})
