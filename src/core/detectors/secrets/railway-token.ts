import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'
import { uuid } from '../uuid.ts'

const names = ['railway-token', 'railway-api-token']

const value = 'c0ffee5e-a1ba-4bab-9e9d-ecaf7ed2b1ad'

export const railwayToken = defineDetector({
  id: 'railway-token',
  tags: ['secret', 'cloud'],
  summary: 'a token of Railway',
  source: 'https://docs.railway.com/guides/public-api',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, uuid),
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `RAILWAY_TOKEN=${value}`, spans: [value] },
    { text: `"railway_token": "${value}",`, spans: [value] },
  ],
  counterExamples: ['RAILWAY_TOKEN=xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx', `checksum=${value}`],
})
