import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksRandom } from '../looks-random.ts'

const names = ['twitter']

const value = 'n0t4r34lk3yju5t4d3m0v4lu3f0rt3st5n0t4r34lk3yju5t4d'

export const twitterApiSecret = defineDetector({
  id: 'twitter-api-secret',
  tags: ['secret', 'chat'],
  summary: 'the secret of an API key of X, formerly Twitter',
  source: 'https://docs.x.com/resources/fundamentals/authentication/api-key-and-secret',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[A-Za-z0-9]{50}'),
  entropy: 3,
  accepts: looksRandom,
  examples: [
    { text: `TWITTER_API_SECRET=${value}`, spans: [value] },
    { text: `"twitter_api_secret": "${value}",`, spans: [value] },
  ],
  counterExamples: [`TWITTER_API_SECRET=${'x'.repeat(50)}`, `checksum=${value}`],
})
