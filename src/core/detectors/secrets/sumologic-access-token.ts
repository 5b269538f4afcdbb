import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksRandom } from '../looks-random.ts'

const names = ['sumo', 'sumo-logic']

const value = 'N0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3moValu3F0rT3s'

export const sumologicAccessToken = defineDetector({
  id: 'sumologic-access-token',
  tags: ['secret', 'observability'],
  summary: 'an access key of Sumo Logic',
  source: 'https://help.sumologic.com/docs/manage/security/access-keys/',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[A-Za-z0-9]{64}'),
  entropy: 3,
  accepts: looksRandom,
  examples: [
    { text: `SUMO_ACCESS_KEY=${value}`, spans: [value] },
    { text: `"sumo_access_key": "${value}",`, spans: [value] },
  ],
  counterExamples: [`SUMO_ACCESS_KEY=${'x'.repeat(64)}`, `sumOfExposures = ${value}`],
})
