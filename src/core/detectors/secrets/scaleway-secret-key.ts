import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'
import { uuid } from '../uuid.ts'

const names = ['scw-secret-key', 'scaleway-secret']

const value = 'c0ffee5e-a1ba-4bab-9e9d-ecaf7ed2b1ad'

export const scalewaySecretKey = defineDetector({
  id: 'scaleway-secret-key',
  tags: ['secret', 'cloud'],
  summary: 'a secret key of Scaleway',
  source: 'https://www.scaleway.com/en/docs/iam/how-to/create-api-keys/',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, uuid),
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `SCW_SECRET_KEY=${value}`, spans: [value] },
    { text: `"scw_secret_key": "${value}",`, spans: [value] },
  ],
  counterExamples: ['SCW_SECRET_KEY=xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx', `checksum=${value}`],
})
