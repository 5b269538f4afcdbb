import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'

const names = ['mailgun']

const value = 'c0ffee5ea1ba0bab1e9decaf7ed2b1ad-c0ffee5e-1ba0bab1'

export const mailgunSigningKey = defineDetector({
  id: 'mailgun-signing-key',
  tags: ['secret', 'mail'],
  summary: 'a key of Mailgun: of its API or for signing webhooks',
  source: 'https://documentation.mailgun.com/docs/mailgun/user-manual/get-started',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[a-h0-9]{32}-[a-h0-9]{8}-[a-h0-9]{8}'),
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `MAILGUN_API_KEY=${value}`, spans: [value] },
    { text: `"mailgun_api_key": "${value}",`, spans: [value] },
  ],
  counterExamples: [`MAILGUN_API_KEY=${'x'.repeat(32)}-xxxxxxxx-xxxxxxxx`, `checksum=${value}`],
})
