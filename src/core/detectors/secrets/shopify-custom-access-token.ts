import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'shpca_' + 'c0ffee5ea1ba0bab1e9decaf7ed2b1ad'

export const shopifyCustomAccessToken = defineDetector({
  id: 'shopify-custom-access-token',
  tags: ['secret', 'payment'],
  summary: 'the access token of a custom app of Shopify',
  source: 'https://shopify.dev/docs/apps/build/authentication-authorization',
  keywords: ['shpca_'],
  pattern: /\bshpca_[A-Fa-f0-9]{32}(?![A-Za-z0-9])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `SHOPIFY_CUSTOM_ACCESS_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: [`shpca_${'0'.repeat(32)}`],
})
