import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksRandom } from '../looks-random.ts'

const names = ['looker']

const value = 'n0t4r34lk3yju5t4d3m0v4lu'

export const lookerClientSecret = defineDetector({
  id: 'looker-client-secret',
  tags: ['secret', 'database'],
  summary: 'a client secret of Looker',
  source: 'https://cloud.google.com/looker/docs/api-auth',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[A-Za-z0-9]{24}'),
  entropy: 3,
  accepts: looksRandom,
  examples: [
    { text: `LOOKER_CLIENT_SECRET=${value}`, spans: [value] },
    { text: `"looker_client_secret": "${value}",`, spans: [value] },
  ],
  counterExamples: [`LOOKER_CLIENT_SECRET=${'x'.repeat(24)}`, `checksum=${value}`],
})
