import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'shippo_test_' + 'c0ffee5ea1ba0bab1e9decaf7ed2b1ade3d00d48'

export const shippoApiToken = defineDetector({
  id: 'shippo-api-token',
  tags: ['secret', 'payment'],
  summary: 'an API token of Shippo',
  source: 'https://docs.goshippo.com/docs/guides_general/authentication/',
  keywords: ['shippo_live_', 'shippo_test_'],
  pattern: /\bshippo_(?:live|test)_[A-Fa-f0-9]{40}(?![A-Za-z0-9])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `SHIPPO_API_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: [`shippo_test_${'0'.repeat(40)}`],
})
