import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'SK' + 'c0ffee5ea1ba0bab1e9decaf7ed2b1ad'

export const twilioApiKey = defineDetector({
  id: 'twilio-api-key',
  tags: ['secret', 'chat'],
  summary: 'an API key of Twilio',
  source: 'https://www.twilio.com/docs/iam/api-keys',
  keywords: ['SK'],
  pattern: /(?<![A-Za-z0-9+/])SK[0-9A-Fa-f]{32}(?![A-Za-z0-9+/=])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `TWILIO_API_KEY=${token}\n`, spans: [token] },
  ],
  counterExamples: [`SK${'0'.repeat(32)}`, 'SKU 1234'],
})
