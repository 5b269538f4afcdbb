import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'
import { uuid } from '../uuid.ts'

const names = ['squarespace']

const value = 'c0ffee5e-a1ba-4bab-9e9d-ecaf7ed2b1ad'

export const squarespaceAccessToken = defineDetector({
  id: 'squarespace-access-token',
  tags: ['secret', 'cloud'],
  summary: 'an API key of Squarespace',
  source: 'https://developers.squarespace.com/commerce-apis/authentication-and-permissions',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, uuid),
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `SQUARESPACE_KEY=${value}`, spans: [value] },
    { text: `"squarespace_key": "${value}",`, spans: [value] },
  ],
  counterExamples: ['SQUARESPACE_KEY=xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx', `checksum=${value}`],
})
