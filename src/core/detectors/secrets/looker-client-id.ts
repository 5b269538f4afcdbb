import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksRandom } from '../looks-random.ts'

const names = ['looker']

const value = 'n0t4r34lk3yju5t4d3m0'

export const lookerClientId = defineDetector({
  id: 'looker-client-id',
  tags: ['secret', 'database'],
  summary: 'a client id of Looker',
  source: 'https://cloud.google.com/looker/docs/api-auth',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[A-Za-z0-9]{20}'),
  entropy: 3,
  accepts: looksRandom,
  examples: [
    { text: `LOOKER_CLIENT_ID=${value}`, spans: [value] },
    { text: `"looker_client_id": "${value}",`, spans: [value] },
  ],
  counterExamples: ['LOOKER_CLIENT_ID=xxxxxxxxxxxxxxxxxxxx', `checksum=${value}`],
})
