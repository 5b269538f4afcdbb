import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'

const names = ['plivo']

const value = 'MAN0TAR3ALK3YJUSTAD3'

export const plivoAuthId = defineDetector({
  id: 'plivo-auth-id',
  tags: ['secret', 'chat'],
  summary: 'an auth id of Plivo',
  source: 'https://www.plivo.com/docs/account/api/overview',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, 'M[AS][A-Z0-9]{18}'),
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `PLIVO_AUTH_ID=${value}`, spans: [value] },
    { text: `"plivo_auth_id": "${value}",`, spans: [value] },
  ],
  counterExamples: ['PLIVO_AUTH_ID=xxxxxxxxxxxxxxxxxxxx', `checksum=${value}`],
})
