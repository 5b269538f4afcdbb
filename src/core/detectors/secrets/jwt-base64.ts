import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'ZXlK' + 'dWIzUWlPaUpoN0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3moValu3F0'

export const jwtBase64 = defineDetector({
  id: 'jwt-base64',
  tags: ['secret', 'identity'],
  summary: 'a JSON Web Token that was encoded once more',
  source: 'https://www.rfc-editor.org/rfc/rfc7519',
  keywords: ['ZXlK'],
  pattern: /(?<![\w+/-])ZXlK[\w+/-]{46,8000}={0,2}/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `JWT_BASE64=${token}\n`, spans: [token] },
  ],
  counterExamples: ['ZXlK'],
})
