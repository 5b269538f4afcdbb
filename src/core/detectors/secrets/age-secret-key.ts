import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'AGE-SECRET-KEY-1' + 'QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7LQPZRY9X8GF2TVDW0S3JN54KHCE'

export const ageSecretKey = defineDetector({
  id: 'age-secret-key',
  tags: ['secret', 'crypto'],
  summary: 'an identity of age, which decrypts files',
  source: 'https://github.com/C2SP/C2SP/blob/main/age.md',
  keywords: ['AGE-SECRET-KEY-1'],
  pattern: /\bAGE-SECRET-KEY-1[QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L]{58}(?![A-Z0-9])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `AGE_SECRET_KEY=${token}\n`, spans: [token] },
  ],
  counterExamples: ['AGE-SECRET-KEY-1', `AGE-SECRET-KEY-1${'Q'.repeat(58)}`],
})
