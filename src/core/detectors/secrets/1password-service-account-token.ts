import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token =
  'ops_eyJ' +
  'N0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3moValu3F0rT3stsN' +
  '0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3moValu3F0rT3stsN0' +
  'tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3moValu3'

export const onePasswordServiceAccountToken = defineDetector({
  id: '1password-service-account-token',
  tags: ['secret', 'identity'],
  summary: 'a service account token of 1Password',
  source: 'https://developer.1password.com/docs/service-accounts/',
  keywords: ['ops_eyJ'],
  pattern: /\bops_eyJ[A-Za-z0-9+/]{250,2000}={0,3}/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `_1PASSWORD_SERVICE_ACCOUNT_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: ['ops_eyJ', 'ops_eyJhbGciOi is how it begins'],
})
