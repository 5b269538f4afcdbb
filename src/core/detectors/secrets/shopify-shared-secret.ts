import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'shpss_' + 'c0ffee5ea1ba0bab1e9decaf7ed2b1ad'

export const shopifySharedSecret = defineDetector({
  id: 'shopify-shared-secret',
  tags: ['secret', 'payment'],
  summary: 'the shared secret of an app of Shopify',
  source: 'https://shopify.dev/docs/apps/build/authentication-authorization',
  keywords: ['shpss_'],
  pattern: /\bshpss_[A-Fa-f0-9]{32}(?![A-Za-z0-9])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `SHOPIFY_SHARED_SECRET=${token}\n`, spans: [token] },
  ],
  counterExamples: [`shpss_${'0'.repeat(32)}`],
})
