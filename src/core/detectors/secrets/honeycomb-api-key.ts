import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'hcaik_' + 'n0t4r34lk3yju5t4d3m0v4lu3f0rt3st5n0t4r34lk3yju5t4d3m0v4lu3'

export const honeycombApiKey = defineDetector({
  id: 'honeycomb-api-key',
  tags: ['secret', 'observability'],
  summary: 'an ingest key of Honeycomb',
  source: 'https://docs.honeycomb.io/configure/environments/manage-api-keys/',
  keywords: ['hcaik_', 'hcbik_', 'hccik_'],
  pattern: /\bhc[abc]ik_[a-z0-9]{58}(?![a-z0-9])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `HONEYCOMB_API_KEY=${token}\n`, spans: [token] },
  ],
  counterExamples: [`hcaik_${'x'.repeat(58)}`],
})
