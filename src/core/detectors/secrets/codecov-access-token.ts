import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksRandom } from '../looks-random.ts'

const names = ['codecov']

const value = 'n0t4r34lk3yju5t4d3m0v4lu3f0rt3st'

export const codecovAccessToken = defineDetector({
  id: 'codecov-access-token',
  tags: ['secret', 'code'],
  summary: 'an access token of Codecov',
  source: 'https://docs.codecov.com/docs/codecov-tokens',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[A-Za-z0-9]{32}'),
  entropy: 3,
  accepts: looksRandom,
  examples: [
    { text: `CODECOV_TOKEN=${value}`, spans: [value] },
    { text: `"codecov_token": "${value}",`, spans: [value] },
  ],
  counterExamples: [`CODECOV_TOKEN=${'x'.repeat(32)}`, `checksum=${value}`],
})
