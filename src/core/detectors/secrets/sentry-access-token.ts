import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'

const names = ['sentry']

const value = 'c0ffee5ea1ba0bab1e9decaf7ed2b1ade3d00d48ace6f01dc0ffee5ea1ba0bab'

export const sentryAccessToken = defineDetector({
  id: 'sentry-access-token',
  tags: ['secret', 'observability'],
  summary: 'an auth token of Sentry in its older form',
  source: 'https://docs.sentry.io/account/auth-tokens/',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[0-9A-Fa-f]{64}'),
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `SENTRY_AUTH_TOKEN=${value}`, spans: [value] },
    { text: `"sentry_auth_token": "${value}",`, spans: [value] },
  ],
  counterExamples: [`SENTRY_AUTH_TOKEN=${'x'.repeat(64)}`, `checksum=${value}`],
})
