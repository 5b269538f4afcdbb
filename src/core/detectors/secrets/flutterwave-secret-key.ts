import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'FLWSECK_TEST-' + 'c0ffee5ea1ba0bab1e9decaf7ed2b1ad-X'

export const flutterwaveSecretKey = defineDetector({
  id: 'flutterwave-secret-key',
  tags: ['secret', 'payment'],
  summary: 'a secret key of Flutterwave',
  source: 'https://developer.flutterwave.com/docs/authentication',
  keywords: ['FLWSECK'],
  pattern: /\bFLWSECK(?:_TEST)?-[A-Ha-h0-9]{32}-X\b/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `FLUTTERWAVE_SECRET_KEY=${token}\n`, spans: [token] },
  ],
  counterExamples: [`FLWSECK_TEST-${'0'.repeat(32)}-X`, 'FLWSECK_TEST'],
})
