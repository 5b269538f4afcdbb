import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksRandom } from '../looks-random.ts'

const names = ['plaid']

const value = 'n0t4r34lk3yju5t4d3m0v4lu'

export const plaidClientId = defineDetector({
  id: 'plaid-client-id',
  tags: ['secret', 'payment'],
  summary: 'a client id of Plaid',
  source: 'https://plaid.com/docs/api/',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[A-Za-z0-9]{24}'),
  entropy: 3,
  accepts: looksRandom,
  examples: [
    { text: `PLAID_CLIENT_ID=${value}`, spans: [value] },
    { text: `"plaid_client_id": "${value}",`, spans: [value] },
  ],
  counterExamples: [`PLAID_CLIENT_ID=${'x'.repeat(24)}`, `checksum=${value}`],
})
