import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'EZTK' + 'n0t4r34lk3yju5t4d3m0v4lu3f0rt3st5n0t4r34lk3yju5t4d3m0v'

export const easypostApiToken = defineDetector({
  id: 'easypost-api-token',
  tags: ['secret', 'payment'],
  summary: 'an API key of EasyPost',
  source: 'https://docs.easypost.com/docs/authentication',
  keywords: ['EZAK', 'EZTK'],
  pattern: /\bEZ[AT]K[A-Za-z0-9]{54}(?![A-Za-z0-9])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `EASYPOST_API_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: [`EZTK${'x'.repeat(54)}`, 'rYqRvfQ+EZAKGqQRiRyqAFRQshGPWOIAwNWG'],
})
