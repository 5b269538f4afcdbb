import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksRandom } from '../looks-random.ts'

const names = ['bitbucket']

const value = 'n0t4r34lk3yju5t4d3m0v4lu3f0rt3st5n0t4r34lk3yju5t4d3m0v4lu3f0rt3s'

export const bitbucketClientSecret = defineDetector({
  id: 'bitbucket-client-secret',
  tags: ['secret', 'code'],
  summary: 'a client secret of Bitbucket',
  source: 'https://developer.atlassian.com/cloud/bitbucket/oauth-2/',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[A-Za-z0-9=_-]{64}'),
  entropy: 3,
  accepts: looksRandom,
  examples: [
    { text: `BITBUCKET_CLIENT_SECRET=${value}`, spans: [value] },
    { text: `"bitbucket_client_secret": "${value}",`, spans: [value] },
  ],
  counterExamples: [`BITBUCKET_CLIENT_SECRET=${'x'.repeat(64)}`, `checksum=${value}`],
})
