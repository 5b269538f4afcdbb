import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'pubkey-' + 'c0ffee5ea1ba0bab1e9decaf7ed2b1ad'

export const mailgunPubKey = defineDetector({
  id: 'mailgun-pub-key',
  tags: ['secret', 'mail'],
  summary: 'a public validation key of Mailgun',
  source: 'https://documentation.mailgun.com/docs/mailgun/user-manual/get-started',
  keywords: ['pubkey-'],
  pattern: /(?<![\w-])pubkey-[0-9a-f]{32}(?![\w-])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `MAILGUN_PUB_KEY=${token}\n`, spans: [token] },
  ],
  counterExamples: [`pubkey-${'0'.repeat(32)}`],
})
