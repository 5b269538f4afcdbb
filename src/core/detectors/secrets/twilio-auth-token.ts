import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'

const names = ['twilio']

const value = 'c0ffee5ea1ba0bab1e9decaf7ed2b1ad'

export const twilioAuthToken = defineDetector({
  id: 'twilio-auth-token',
  tags: ['secret', 'chat'],
  summary: 'an auth token of Twilio',
  source: 'https://www.twilio.com/docs/iam/api-keys',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[0-9a-f]{32}'),
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `TWILIO_AUTH_TOKEN=${value}`, spans: [value] },
    { text: `"twilio_auth_token": "${value}",`, spans: [value] },
  ],
  counterExamples: [`TWILIO_AUTH_TOKEN=${'x'.repeat(32)}`, `checksum=${value}`],
})
