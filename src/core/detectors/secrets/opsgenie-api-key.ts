import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'
import { uuid } from '../uuid.ts'

const names = ['opsgenie']

const value = 'c0ffee5e-a1ba-4bab-9e9d-ecaf7ed2b1ad'

export const opsgenieApiKey = defineDetector({
  id: 'opsgenie-api-key',
  tags: ['secret', 'observability'],
  summary: 'an API key of Opsgenie',
  source: 'https://support.atlassian.com/opsgenie/docs/api-key-management/',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, uuid),
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `OPSGENIE_KEY=${value}`, spans: [value] },
    { text: `"opsgenie_key": "${value}",`, spans: [value] },
  ],
  counterExamples: ['OPSGENIE_KEY=xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx', `checksum=${value}`],
})
