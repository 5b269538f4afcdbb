import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'sntryu_' + 'c0ffee5ea1ba0bab1e9decaf7ed2b1ade3d00d48ace6f01dc0ffee5ea1ba0bab'

export const sentryUserToken = defineDetector({
  id: 'sentry-user-token',
  tags: ['secret', 'observability'],
  summary: 'a user token of Sentry',
  source: 'https://docs.sentry.io/account/auth-tokens/',
  keywords: ['sntryu_'],
  pattern: /\bsntryu_[a-f0-9]{64}(?!\w)/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `SENTRY_USER_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: [`sntryu_${'0'.repeat(64)}`],
})
