import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'sq0csp-' + 'N0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3'

export const squareSecret = defineDetector({
  id: 'square-secret',
  tags: ['secret', 'payment'],
  summary: 'an application secret of Square',
  source: 'https://developer.squareup.com/docs/build-basics/access-tokens',
  keywords: ['sq0csp-', 'sq0idp-'],
  pattern: /\bsq0(?:csp|idp)-[\w-]{22,43}(?![\w-])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `SQUARE_SECRET=${token}\n`, spans: [token] },
  ],
  counterExamples: [`sq0csp-${'x'.repeat(43)}`],
})
