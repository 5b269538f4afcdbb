import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'r8_' + 'N0tAR3alK3yJustAD3moValu3F0rT3stsN0tA'

export const replicateApiToken = defineDetector({
  id: 'replicate-api-token',
  tags: ['secret', 'ai'],
  summary: 'an API token of Replicate',
  source: 'https://replicate.com/docs/topics/security/api-tokens',
  keywords: ['r8_'],
  pattern: /\br8_[A-Za-z0-9]{37}(?![A-Za-z0-9])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `REPLICATE_API_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: [`r8_${'x'.repeat(37)}`],
})
