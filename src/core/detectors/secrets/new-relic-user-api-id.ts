import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksRandom } from '../looks-random.ts'

const names = ['new-relic']

const value = 'n0t4r34lk3yju5t4d3m0v4lu3f0rt3st5n0t4r34lk3yju5t4d3m0v4lu3f0rt3s'

export const newRelicUserApiId = defineDetector({
  id: 'new-relic-user-api-id',
  tags: ['secret', 'observability'],
  summary: 'an API id of New Relic',
  source: 'https://docs.newrelic.com/docs/apis/intro-apis/new-relic-api-keys/',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[A-Za-z0-9]{64}'),
  entropy: 3,
  accepts: looksRandom,
  examples: [
    { text: `NEW_RELIC_API_ID=${value}`, spans: [value] },
    { text: `"new_relic_api_id": "${value}",`, spans: [value] },
  ],
  counterExamples: [`NEW_RELIC_API_ID=${'x'.repeat(64)}`, `checksum=${value}`],
})
