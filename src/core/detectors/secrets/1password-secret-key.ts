import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'A3-N0TAR3-ALK3YJ-' + 'USTAD-3M0VA-LU3F0-RT3ST'

export const onePasswordSecretKey = defineDetector({
  id: '1password-secret-key',
  tags: ['secret', 'identity'],
  summary: 'the Secret Key of a 1Password account',
  source: 'https://support.1password.com/secret-key-security/',
  keywords: ['A3-'],
  pattern: /\bA3-[A-Z0-9]{6}-(?:[A-Z0-9]{11}|[A-Z0-9]{6}-[A-Z0-9]{5})(?:-[A-Z0-9]{5}){3}(?![\w-])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `_1PASSWORD_SECRET_KEY=${token}\n`, spans: [token] },
  ],
  counterExamples: ['A3-XXXXXX-XXXXXX-XXXXX-XXXXX-XXXXX-XXXXX', 'A3-size paper'],
})
