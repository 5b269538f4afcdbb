import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'FLWPUBK_TEST-' + 'c0ffee5ea1ba0bab1e9decaf7ed2b1ad-X'

export const flutterwavePublicKey = defineDetector({
  id: 'flutterwave-public-key',
  tags: ['secret', 'payment'],
  summary: 'a public key of Flutterwave',
  source: 'https://developer.flutterwave.com/docs/authentication',
  keywords: ['FLWPUBK'],
  pattern: /\bFLWPUBK(?:_TEST)?-[A-Ha-h0-9]{32}-X\b/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `FLUTTERWAVE_PUBLIC_KEY=${token}\n`, spans: [token] },
  ],
  counterExamples: [`FLWPUBK_TEST-${'0'.repeat(32)}-X`],
})
