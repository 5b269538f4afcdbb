import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'
import { uuid } from '../uuid.ts'

const names = ['sendbird']

const value = 'c0ffee5e-a1ba-4bab-9e9d-ecaf7ed2b1ad'

export const sendbirdAccessId = defineDetector({
  id: 'sendbird-access-id',
  tags: ['secret', 'chat'],
  summary: 'an application id of Sendbird',
  source: 'https://sendbird.com/docs/chat/platform-api/v3/prepare-to-use-api',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, uuid),
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `SENDBIRD_APP_ID=${value}`, spans: [value] },
    { text: `"sendbird_app_id": "${value}",`, spans: [value] },
  ],
  counterExamples: ['SENDBIRD_APP_ID=xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx', `checksum=${value}`],
})
