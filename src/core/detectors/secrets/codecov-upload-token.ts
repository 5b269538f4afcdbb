import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'
import { uuid } from '../uuid.ts'

const names = ['codecov']

const value = 'c0ffee5e-a1ba-4bab-9e9d-ecaf7ed2b1ad'

export const codecovUploadToken = defineDetector({
  id: 'codecov-upload-token',
  tags: ['secret', 'code'],
  summary: 'an upload token of Codecov',
  source: 'https://docs.codecov.com/docs/codecov-tokens',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, uuid),
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `CODECOV_TOKEN=${value}`, spans: [value] },
    { text: `"codecov_token": "${value}",`, spans: [value] },
  ],
  counterExamples: ['CODECOV_TOKEN=xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx', `checksum=${value}`],
})
