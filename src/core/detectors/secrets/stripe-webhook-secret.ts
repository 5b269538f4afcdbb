import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'whsec_' + 'N0tAR3alK3yJustAD3moValu3F0rT3st'

export const stripeWebhookSecret = defineDetector({
  id: 'stripe-webhook-secret',
  tags: ['secret', 'payment'],
  summary: 'the signing secret of a webhook endpoint, of Stripe and others',
  source: 'https://docs.stripe.com/webhooks',
  keywords: ['whsec_'],
  pattern: /\bwhsec_[A-Za-z0-9+/]{32,64}={0,2}(?![A-Za-z0-9+/=])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `STRIPE_WEBHOOK_SECRET=${token}\n`, spans: [token] },
  ],
  counterExamples: [`whsec_${'x'.repeat(32)}`],
})
