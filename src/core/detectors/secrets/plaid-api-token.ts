import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'
import { uuid } from '../uuid.ts'

const names = ['plaid']

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'access-sandbox-' + 'c0ffee5e-a1ba-4bab-9e9d-ecaf7ed2b1ad'

export const plaidApiToken = defineDetector({
  id: 'plaid-api-token',
  tags: ['secret', 'payment'],
  summary: 'an access token of Plaid',
  source: 'https://plaid.com/docs/api/items/',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, `access-(?:development|production|sandbox)-${uuid}`),
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `PLAID_TOKEN=${token}`, spans: [token] },
    { text: `"plaid_token": "${token}",`, spans: [token] },
  ],
  counterExamples: ['PLAID_TOKEN=xxxxxx-xxxxxxx-xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx', `checksum=${token}`],
})
