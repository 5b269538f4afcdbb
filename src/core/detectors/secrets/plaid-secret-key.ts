import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksRandom } from '../looks-random.ts'

const names = ['plaid']

const value = 'n0t4r34lk3yju5t4d3m0v4lu3f0rt3'

export const plaidSecretKey = defineDetector({
  id: 'plaid-secret-key',
  tags: ['secret', 'payment'],
  summary: 'a secret of Plaid',
  source: 'https://plaid.com/docs/api/',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[A-Za-z0-9]{30}'),
  entropy: 3,
  accepts: looksRandom,
  examples: [
    { text: `PLAID_SECRET=${value}`, spans: [value] },
    { text: `"plaid_secret": "${value}",`, spans: [value] },
  ],
  counterExamples: [`PLAID_SECRET=${'x'.repeat(30)}`, `checksum=${value}`],
})
