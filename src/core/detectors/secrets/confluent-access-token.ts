import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksRandom } from '../looks-random.ts'

const names = ['confluent']

const value = 'n0t4r34lk3yju5t4'

export const confluentAccessToken = defineDetector({
  id: 'confluent-access-token',
  tags: ['secret', 'database'],
  summary: 'an API key of Confluent',
  source: 'https://docs.confluent.io/cloud/current/security/authenticate/workload-identities/service-accounts/api-keys/overview.html',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[A-Za-z0-9]{16}'),
  entropy: 3,
  accepts: looksRandom,
  examples: [
    { text: `CONFLUENT_KEY=${value}`, spans: [value] },
    { text: `"confluent_key": "${value}",`, spans: [value] },
  ],
  counterExamples: ['CONFLUENT_KEY=xxxxxxxxxxxxxxxx', `checksum=${value}`],
})
