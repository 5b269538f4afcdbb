import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'c0ffee5ea1ba0bab1e9decaf7ed2b1ad' + '-us18'

export const mailchimpApiKey = defineDetector({
  id: 'mailchimp-api-key',
  tags: ['secret', 'mail'],
  summary: 'an API key of Mailchimp',
  source: 'https://mailchimp.com/developer/marketing/guides/quick-start/',
  keywords: ['-us'],
  before: 32,
  pattern: /(?<![\w-])(?<!initialize\(token: ?)[0-9a-f]{32}-us[0-9]{1,2}(?![\w-])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `MAILCHIMP_API_KEY=${token}\n`, spans: [token] },
  ],
  counterExamples: [
    `${'0'.repeat(32)}-us1`,
    'lookup-us2.example.com/xlookup-us2',
    `MailchimpSDK.initialize(token: ${token})`,
  ],
})
