import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksRandom } from '../looks-random.ts'

const names = ['asana']

const value = 'n0t4r34lk3yju5t4d3m0v4lu3f0rt3st'

export const asanaClientSecret = defineDetector({
  id: 'asana-client-secret',
  tags: ['secret', 'cloud'],
  summary: 'a client secret of Asana',
  source: 'https://developers.asana.com/docs/oauth',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[A-Za-z0-9]{32}'),
  entropy: 3,
  accepts: looksRandom,
  examples: [
    { text: `ASANA_CLIENT_SECRET=${value}`, spans: [value] },
    { text: `"asana_client_secret": "${value}",`, spans: [value] },
  ],
  counterExamples: [`ASANA_CLIENT_SECRET=${'x'.repeat(32)}`, `checksum=${value}`],
})
