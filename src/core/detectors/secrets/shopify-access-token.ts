import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'shpat_' + 'c0ffee5ea1ba0bab1e9decaf7ed2b1ad'

export const shopifyAccessToken = defineDetector({
  id: 'shopify-access-token',
  tags: ['secret', 'payment'],
  summary: 'an access token of Shopify',
  source: 'https://shopify.dev/docs/apps/build/authentication-authorization',
  keywords: ['shpat_'],
  pattern: /\bshpat_[A-Fa-f0-9]{32}(?![A-Za-z0-9])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `SHOPIFY_ACCESS_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: [`shpat_${'0'.repeat(32)}`],
})
