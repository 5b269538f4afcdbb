import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token =
  'ya29.' +
  'N0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3moValu3F0rT3stsN' +
  '0tAR3alK3yJustAD3moV'

export const gcpOauthAccessToken = defineDetector({
  id: 'gcp-oauth-access-token',
  tags: ['secret', 'cloud', 'identity'],
  summary: 'an access token of Google',
  source: 'https://cloud.google.com/docs/authentication/token-types',
  keywords: ['ya29.'],
  pattern: /\bya29\.[\w-]{60,1500}/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `GCP_OAUTH_ACCESS_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: ['ya29.short', `ya29.${'x'.repeat(80)}`],
})
