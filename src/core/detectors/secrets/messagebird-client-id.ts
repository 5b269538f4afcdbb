import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { uuid } from '../uuid.ts'

const names = ['message-bird']

const value = 'c0ffee5e-a1ba-4bab-9e9d-ecaf7ed2b1ad'

export const messagebirdClientId = defineDetector({
  id: 'messagebird-client-id',
  tags: ['secret', 'chat'],
  summary: 'a client id of MessageBird',
  source: 'https://developers.messagebird.com/api/',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, uuid),
  entropy: 3,
  examples: [
    { text: `MESSAGEBIRD_CLIENT_ID=${value}`, spans: [value] },
    { text: `"messagebird_client_id": "${value}",`, spans: [value] },
  ],
  counterExamples: ['MESSAGEBIRD_CLIENT_ID=xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx', `checksum=${value}`],
})
