import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'access_token$sandbox$' + 'n0t4r34lk3yju5t4$c0ffee5ea1ba0bab1e9decaf7ed2b1ad'

export const braintreeAccessToken = defineDetector({
  id: 'braintree-access-token',
  tags: ['secret', 'payment'],
  summary: 'an access token of Braintree',
  source: 'https://developer.paypal.com/braintree/docs/guides/extend/oauth/access-tokens',
  keywords: ['access_token$'],
  pattern: /\baccess_token\$(?:production|sandbox)\$[a-z0-9]{16}\$[a-f0-9]{32}(?!\w)/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `BRAINTREE_ACCESS_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: ['access_token$sandbox$demo'],
})
