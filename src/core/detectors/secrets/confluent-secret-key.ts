import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksRandom } from '../looks-random.ts'

const names = ['confluent']

const value = 'n0t4r34lk3yju5t4d3m0v4lu3f0rt3st5n0t4r34lk3yju5t4d3m0v4lu3f0rt3s'

export const confluentSecretKey = defineDetector({
  id: 'confluent-secret-key',
  tags: ['secret', 'database'],
  summary: 'the secret of an API key of Confluent',
  source: 'https://docs.confluent.io/cloud/current/security/authenticate/workload-identities/service-accounts/api-keys/overview.html',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[A-Za-z0-9+/]{64}'),
  entropy: 3,
  accepts: looksRandom,
  examples: [
    { text: `CONFLUENT_SECRET=${value}`, spans: [value] },
    { text: `"confluent_secret": "${value}",`, spans: [value] },
  ],
  counterExamples: [`CONFLUENT_SECRET=${'x'.repeat(64)}`, `checksum=${value}`],
})
