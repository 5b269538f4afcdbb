import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'

const names = ['mailjet']

const value = 'c0ffee5ea1ba0bab1e9decaf7ed2b1ad'

export const mailjetKey = defineDetector({
  id: 'mailjet-key',
  tags: ['secret', 'mail'],
  summary: 'an API key or secret of Mailjet',
  source: 'https://dev.mailjet.com/email/guides/',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[0-9a-f]{32}'),
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `MAILJET_SECRET=${value}`, spans: [value] },
    { text: `"mailjet_secret": "${value}",`, spans: [value] },
  ],
  counterExamples: [`MAILJET_SECRET=${'x'.repeat(32)}`, `checksum=${value}`],
})
