import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'GOCSPX-' + 'N0tAR3alK3yJustAD3moValu3F0r'

export const gcpOauthClientSecret = defineDetector({
  id: 'gcp-oauth-client-secret',
  tags: ['secret', 'cloud', 'identity'],
  summary: 'a client secret of Google',
  source: 'https://developers.google.com/identity/protocols/oauth2',
  keywords: ['GOCSPX-'],
  pattern: /\bGOCSPX-[\w-]{28}(?![\w-])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `GCP_OAUTH_CLIENT_SECRET=${token}\n`, spans: [token] },
  ],
  counterExamples: [`GOCSPX-${'x'.repeat(28)}`],
})
