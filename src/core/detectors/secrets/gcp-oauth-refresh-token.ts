import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token =
  '1//0' +
  'N0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3moValu3F0rT3st'

export const gcpOauthRefreshToken = defineDetector({
  id: 'gcp-oauth-refresh-token',
  tags: ['secret', 'cloud', 'identity'],
  summary: 'a refresh token of Google',
  source: 'https://developers.google.com/identity/protocols/oauth2',
  keywords: ['1//0'],
  pattern: /(?<![\w/:.-])1\/\/0[\w-]{40,300}/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `GCP_OAUTH_REFRESH_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: ['1//0', 'http://1//0'],
})
