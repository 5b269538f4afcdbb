import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksRandom } from '../looks-random.ts'

const names = ['twitter']

const value = 'n0t4r34lk3yju5t4d3m0v4lu3'

export const twitterApiKey = defineDetector({
  id: 'twitter-api-key',
  tags: ['secret', 'chat'],
  summary: 'an API key of X, formerly Twitter',
  source: 'https://docs.x.com/resources/fundamentals/authentication/api-key-and-secret',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[A-Za-z0-9]{25}'),
  entropy: 3,
  accepts: looksRandom,
  examples: [
    { text: `TWITTER_API_KEY=${value}`, spans: [value] },
    { text: `"twitter_api_key": "${value}",`, spans: [value] },
  ],
  counterExamples: [`TWITTER_API_KEY=${'x'.repeat(25)}`, `checksum=${value}`],
})
