import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'MA' + 'N0TAR3ALK3YJUSTAD3'

export const plivoAuthId = defineDetector({
  id: 'plivo-auth-id',
  tags: ['secret', 'chat'],
  summary: 'an auth id of Plivo',
  source: 'https://www.plivo.com/docs/account/api/overview',
  keywords: ['MA'],
  pattern: /\bM[AS][A-Z0-9]{18}(?!\w)/,
  entropy: 3,
  context: ['plivo'],
  examples: [
    { text: `plivo auth id ${token}`, spans: [token] },
    { text: `PLIVO_AUTH_ID=${token}`, spans: [token] },
  ],
  counterExamples: ['MAXXXXXXXXXXXXXXXXXX', 'MASSACHUSETTS'],
})
