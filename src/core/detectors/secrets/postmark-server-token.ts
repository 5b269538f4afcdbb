import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'
import { uuid } from '../uuid.ts'

const names = ['postmark', 'x-postmark-server-token']

const value = 'c0ffee5e-a1ba-4bab-9e9d-ecaf7ed2b1ad'

export const postmarkServerToken = defineDetector({
  id: 'postmark-server-token',
  tags: ['secret', 'mail'],
  summary: 'a server token of Postmark',
  source: 'https://postmarkapp.com/developer/api/overview',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, uuid),
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `POSTMARK_SERVER_TOKEN=${value}`, spans: [value] },
    { text: `"postmark_server_token": "${value}",`, spans: [value] },
  ],
  counterExamples: ['POSTMARK_SERVER_TOKEN=xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx', `checksum=${value}`],
})
