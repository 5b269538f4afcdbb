import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token =
  'eyJub3QiOiJhIHRva2VuIn0' +
  '.eyJzdWIiOiJub2JvZHkiLCJuIjoxfQ.N0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3'

export const jwt = defineDetector({
  id: 'jwt',
  tags: ['secret', 'identity'],
  summary: 'a JSON Web Token',
  source: 'https://www.rfc-editor.org/rfc/rfc7519',
  keywords: ['.ey'],
  before: 4002,
  pattern: /(?<![\w-])ey[A-Za-z0-9_-]{15,4000}\.ey[A-Za-z0-9_\\/-]{13,8000}\.(?:[A-Za-z0-9_\\/-]{10,2000}={0,2})?/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `Authorization: Bearer ${token}`, spans: [token] },
    {
      text: 'alg none: eyJhbGciOiJub25lIn0.eyJzdWIiOiJ0ZXN0LXVzZXIifQ.',
      spans: ['eyJhbGciOiJub25lIn0.eyJzdWIiOiJ0ZXN0LXVzZXIifQ.'],
    },
  ],
  counterExamples: ['eyJub3QiOiJhIHRva2VuIn0.x', 'look.eyes.open'],
})
