import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'sk_test_' + 'N0tAR3alK3yJustAD3moValu'

export const stripeAccessToken = defineDetector({
  id: 'stripe-access-token',
  tags: ['secret', 'payment'],
  summary: 'a secret or restricted key of Stripe',
  source: 'https://docs.stripe.com/keys',
  keywords: ['sk_test_', 'sk_live_', 'sk_prod_', 'rk_test_', 'rk_live_', 'rk_prod_'],
  pattern: /\b[rs]k_(?:live|prod|test)_[A-Za-z0-9]{10,200}(?![A-Za-z0-9])/,
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: token, spans: [token] },
    { text: `STRIPE_ACCESS_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: [`sk_test_${'x'.repeat(24)}`, 'sk_live_key'],
})
