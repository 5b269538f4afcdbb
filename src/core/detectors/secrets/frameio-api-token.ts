import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'fio-u-' + 'n0t4r34lk3yju5t4d3m0v4lu3f0rt3st5n0t4r34lk3yju5t4d3m0v4lu3f0rt3s'

export const frameioApiToken = defineDetector({
  id: 'frameio-api-token',
  tags: ['secret', 'cloud'],
  summary: 'a developer token of Frame.io',
  source: 'https://developer.adobe.com/frameio/guides/',
  keywords: ['fio-u-'],
  pattern: /\bfio-u-[\w=-]{64}(?![\w=-])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `FRAMEIO_API_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: [`fio-u-${'x'.repeat(64)}`],
})
