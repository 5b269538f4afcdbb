import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'sk_a2V5' + 'N0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3moValu3F0'

export const workosApiKey = defineDetector({
  id: 'workos-api-key',
  tags: ['secret', 'identity'],
  summary: 'an API key of WorkOS',
  source: 'https://workos.com/docs/reference',
  keywords: ['sk_a2V5'],
  pattern: /\bsk_(?:test_|live_)?a2V5[A-Za-z0-9]{40,120}={0,2}/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `WORKOS_API_KEY=${token}\n`, spans: [token] },
  ],
  counterExamples: ['sk_a2V5'],
})
