import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token =
  'sntrys_eyJ' +
  'N0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3moValu3F0rT3stsN' +
  '0tAR3alK3yJustAD3moV_N0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3'

export const sentryOrgToken = defineDetector({
  id: 'sentry-org-token',
  tags: ['secret', 'observability'],
  summary: 'an organization token of Sentry',
  source: 'https://docs.sentry.io/account/auth-tokens/',
  keywords: ['sntrys_eyJ'],
  pattern: /\bsntrys_eyJ[A-Za-z0-9+/]{40,800}={0,2}_[A-Za-z0-9+/]{43}(?![A-Za-z0-9+/])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `SENTRY_ORG_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: ['sntrys_eyJ'],
})
