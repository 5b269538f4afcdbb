import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'PMAK-' + 'c0ffee5ea1ba0bab1e9decaf-c0ffee5ea1ba0bab1e9decaf7ed2b1ade3'

export const postmanApiToken = defineDetector({
  id: 'postman-api-token',
  tags: ['secret', 'code'],
  summary: 'an API key of Postman',
  source: 'https://learning.postman.com/docs/developer/postman-api/authentication/',
  keywords: ['PMAK-'],
  pattern: /\bPMAK-[A-Fa-f0-9]{24}-[A-Fa-f0-9]{34}(?![\w-])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `POSTMAN_API_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: [`PMAK-${'0'.repeat(24)}-0000000000000000000000000000000000`],
})
