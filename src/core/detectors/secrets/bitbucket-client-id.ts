import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksRandom } from '../looks-random.ts'

const names = ['bitbucket']

const value = 'n0t4r34lk3yju5t4d3m0v4lu3f0rt3st'

export const bitbucketClientId = defineDetector({
  id: 'bitbucket-client-id',
  tags: ['secret', 'code'],
  summary: 'a client id of Bitbucket',
  source: 'https://developer.atlassian.com/cloud/bitbucket/oauth-2/',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[A-Za-z0-9]{32}'),
  entropy: 3,
  accepts: looksRandom,
  examples: [
    { text: `BITBUCKET_CLIENT_ID=${value}`, spans: [value] },
    { text: `"bitbucket_client_id": "${value}",`, spans: [value] },
  ],
  counterExamples: [`BITBUCKET_CLIENT_ID=${'x'.repeat(32)}`, `checksum=${value}`],
})
