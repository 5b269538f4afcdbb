import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksRandom } from '../looks-random.ts'

const names = ['twitter']

const value = 'n0t4r34lk3yju5t4d3m0v4lu3f0rt3st5n0t4r34lk3yj'

export const twitterAccessSecret = defineDetector({
  id: 'twitter-access-secret',
  tags: ['secret', 'chat'],
  summary: 'the secret of an access token of X, formerly Twitter',
  source: 'https://docs.x.com/resources/fundamentals/authentication/oauth-1-0a/overview',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[A-Za-z0-9]{45}'),
  entropy: 3,
  accepts: looksRandom,
  examples: [
    { text: `TWITTER_ACCESS_SECRET=${value}`, spans: [value] },
    { text: `"twitter_access_secret": "${value}",`, spans: [value] },
  ],
  counterExamples: [`TWITTER_ACCESS_SECRET=${'x'.repeat(45)}`, `checksum=${value}`],
})
