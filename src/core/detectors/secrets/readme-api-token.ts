import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'rdme_' + 'n0t4r34lk3yju5t4d3m0v4lu3f0rt3st5n0t4r34lk3yju5t4d3m0v4lu3f0rt3st5n0t4'

export const readmeApiToken = defineDetector({
  id: 'readme-api-token',
  tags: ['secret', 'code'],
  summary: 'an API key of ReadMe',
  source: 'https://docs.readme.com/main/reference/intro/authentication',
  keywords: ['rdme_'],
  pattern: /\brdme_[a-z0-9]{70}(?![a-z0-9])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `README_API_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: [`rdme_${'x'.repeat(70)}`],
})
