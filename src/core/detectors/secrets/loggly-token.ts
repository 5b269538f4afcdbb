import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'
import { uuid } from '../uuid.ts'

const names = ['loggly']

const value = 'c0ffee5e-a1ba-4bab-9e9d-ecaf7ed2b1ad'

export const logglyToken = defineDetector({
  id: 'loggly-token',
  tags: ['secret', 'observability'],
  summary: 'a customer token of Loggly',
  source: 'https://documentation.solarwinds.com/en/success_center/loggly/',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, uuid),
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `LOGGLY_TOKEN=${value}`, spans: [value] },
    { text: `"loggly_token": "${value}",`, spans: [value] },
  ],
  counterExamples: ['LOGGLY_TOKEN=xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx', `checksum=${value}`],
})
