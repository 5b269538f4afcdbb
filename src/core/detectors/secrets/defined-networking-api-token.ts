import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'dnkey-' + 'n0t4r34lk3yju5t4d3m0v4lu3f-n0t4r34lk3yju5t4d3m0v4lu3f0rt3st5n0t4r34lk3yju5t4d3m'

export const definedNetworkingApiToken = defineDetector({
  id: 'defined-networking-api-token',
  tags: ['secret', 'cloud'],
  summary: 'an API token of Defined Networking',
  source: 'https://docs.defined.net/guides/automating-host-creation/',
  keywords: ['dnkey-'],
  pattern: /\bdnkey-[A-Za-z0-9=_-]{26}-[A-Za-z0-9=_-]{52}(?![\w=-])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `DEFINED_NETWORKING_API_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: ['dnkey-short', `dnkey-${'x'.repeat(26)}-xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx`],
})
