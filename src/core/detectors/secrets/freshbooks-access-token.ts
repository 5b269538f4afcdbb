import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksRandom } from '../looks-random.ts'

const names = ['freshbooks']

const value = 'n0t4r34lk3yju5t4d3m0v4lu3f0rt3st5n0t4r34lk3yju5t4d3m0v4lu3f0rt3s'

export const freshbooksAccessToken = defineDetector({
  id: 'freshbooks-access-token',
  tags: ['secret', 'payment'],
  summary: 'a client secret of FreshBooks',
  source: 'https://www.freshbooks.com/api/authentication',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[A-Za-z0-9]{64}'),
  entropy: 3,
  accepts: looksRandom,
  examples: [
    { text: `FRESHBOOKS_TOKEN=${value}`, spans: [value] },
    { text: `"freshbooks_token": "${value}",`, spans: [value] },
  ],
  counterExamples: [`FRESHBOOKS_TOKEN=${'x'.repeat(64)}`, `checksum=${value}`],
})
