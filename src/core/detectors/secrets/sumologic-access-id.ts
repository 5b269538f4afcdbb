import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'

const names = ['sumo', 'sumo-logic']

const value = 'suN0tAR3alK3yJ'

export const sumologicAccessId = defineDetector({
  id: 'sumologic-access-id',
  tags: ['secret', 'observability'],
  summary: 'an access id of Sumo Logic',
  source: 'https://help.sumologic.com/docs/manage/security/access-keys/',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, 'su[A-Za-z0-9]{12}'),
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `SUMO_ACCESS_ID=${value}`, spans: [value] },
    { text: `"sumo_access_id": "${value}",`, spans: [value] },
  ],
  counterExamples: ['SUMO_ACCESS_ID=xxxxxxxxxxxxxx', `checksum=${value}`],
})
