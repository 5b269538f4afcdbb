import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'sq0atp-' + 'N0tAR3alK3yJustAD3moVa'

export const squareAccessToken = defineDetector({
  id: 'square-access-token',
  tags: ['secret', 'payment'],
  summary: 'an access token of Square',
  source: 'https://developer.squareup.com/docs/build-basics/access-tokens',
  keywords: ['EAAA', 'sq0atp-'],
  pattern: /(?<![\w+/-])(?:EAAA|sq0atp-)[\w-]{22,60}(?![\w-])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `SQUARE_ACCESS_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: ['sq0atp-xxxxxxxxxxxxxxxxxxxxxx', 'EAAA'],
})
