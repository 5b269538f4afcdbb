import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'

const names = ['twitter']

const value = '867530924711350286-N0tAR3alK3yJustAD3moValu3F0rT3'

export const twitterAccessToken = defineDetector({
  id: 'twitter-access-token',
  tags: ['secret', 'chat'],
  summary: 'an access token of X, formerly Twitter',
  source: 'https://docs.x.com/resources/fundamentals/authentication/oauth-1-0a/overview',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[0-9]{15,25}-[A-Za-z0-9]{20,40}'),
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `TWITTER_ACCESS_TOKEN=${value}`, spans: [value] },
    { text: `"twitter_access_token": "${value}",`, spans: [value] },
  ],
  counterExamples: [`TWITTER_ACCESS_TOKEN=xxxxxxxxxxxxxxxxxx-${'x'.repeat(30)}`, `checksum=${value}`],
})
