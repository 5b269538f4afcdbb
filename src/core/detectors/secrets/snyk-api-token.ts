import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'
import { uuid } from '../uuid.ts'

const names = ['snyk']

const value = 'c0ffee5e-a1ba-4bab-9e9d-ecaf7ed2b1ad'

export const snykApiToken = defineDetector({
  id: 'snyk-api-token',
  tags: ['secret', 'code'],
  summary: 'an API token of Snyk',
  source: 'https://docs.snyk.io/snyk-api/authentication-for-api',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, uuid),
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `SNYK_TOKEN=${value}`, spans: [value] },
    { text: `"snyk_token": "${value}",`, spans: [value] },
  ],
  counterExamples: ['SNYK_TOKEN=xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx', `checksum=${value}`],
})
