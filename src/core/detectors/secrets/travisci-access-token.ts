import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksRandom } from '../looks-random.ts'

const names = ['travis']

const value = 'n0t4r34lk3yju5t4d3m0v4'

export const travisciAccessToken = defineDetector({
  id: 'travisci-access-token',
  tags: ['secret', 'code'],
  summary: 'an access token of Travis CI',
  source: 'https://docs.travis-ci.com/user/triggering-builds/',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[A-Za-z0-9]{22}'),
  entropy: 3,
  accepts: looksRandom,
  examples: [
    { text: `TRAVIS_TOKEN=${value}`, spans: [value] },
    { text: `"travis_token": "${value}",`, spans: [value] },
  ],
  counterExamples: ['TRAVIS_TOKEN=xxxxxxxxxxxxxxxxxxxxxx', `checksum=${value}`],
})
