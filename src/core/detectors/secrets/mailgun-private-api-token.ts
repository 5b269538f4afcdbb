import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'key-' + 'c0ffee5ea1ba0bab1e9decaf7ed2b1ad'

export const mailgunPrivateApiToken = defineDetector({
  id: 'mailgun-private-api-token',
  tags: ['secret', 'mail'],
  summary: 'a private API key of Mailgun',
  source: 'https://documentation.mailgun.com/docs/mailgun/user-manual/get-started',
  keywords: ['key-'],
  pattern: /(?<![\w-])key-[0-9a-f]{32}(?![\w-])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `MAILGUN_PRIVATE_API_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: [`key-${'0'.repeat(32)}`, 'key-value'],
})
