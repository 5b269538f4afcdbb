import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'FLWSECK_TEST-' + 'ffee5ea1ba0b'

export const flutterwaveEncryptionKey = defineDetector({
  id: 'flutterwave-encryption-key',
  tags: ['secret', 'payment'],
  summary: 'an encryption key of Flutterwave',
  source: 'https://developer.flutterwave.com/docs/encryption',
  keywords: ['FLWSECK_TEST'],
  pattern: /\bFLWSECK_TEST-?[A-Ha-h0-9]{12}(?![\w-])/,
  entropy: 2,
  accepts: looksIssued,
  examples: [
    { text: token, spans: [token] },
    { text: `FLUTTERWAVE_ENCRYPTION_KEY=${token}\n`, spans: [token] },
  ],
  counterExamples: ['FLWSECK_TEST-000000000000'],
})
