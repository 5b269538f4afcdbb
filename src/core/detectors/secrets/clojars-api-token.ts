import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'CLOJARS_' + 'n0t4r34lk3yju5t4d3m0v4lu3f0rt3st5n0t4r34lk3yju5t4d3m0v4lu3f0'

export const clojarsApiToken = defineDetector({
  id: 'clojars-api-token',
  tags: ['secret', 'code'],
  summary: 'a deploy token of Clojars',
  source: 'https://github.com/clojars/clojars-web/wiki/Deploy-Tokens',
  keywords: ['CLOJARS_'],
  ignoreCase: true,
  pattern: /\bCLOJARS_[a-z0-9]{60}(?![a-z0-9])/i,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `CLOJARS_API_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: ['CLOJARS_USERNAME=me', `CLOJARS_${'x'.repeat(60)}`],
})
