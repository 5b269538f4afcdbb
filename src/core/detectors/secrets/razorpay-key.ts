import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'rzp_test_' + 'N0tAR3alK3yJus'

export const razorpayKey = defineDetector({
  id: 'razorpay-key',
  tags: ['secret', 'payment'],
  summary: 'a key id of Razorpay',
  source: 'https://razorpay.com/docs/api/authentication/',
  keywords: ['rzp_live_', 'rzp_test_'],
  pattern: /\brzp_(?:live|test)_[A-Za-z0-9]{14}(?![A-Za-z0-9])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `RAZORPAY_KEY=${token}\n`, spans: [token] },
  ],
  counterExamples: ['rzp_test_xxxxxxxxxxxxxx'],
})
