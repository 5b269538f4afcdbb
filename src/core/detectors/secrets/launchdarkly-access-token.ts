import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksRandom } from '../looks-random.ts'

const names = ['launchdarkly']

const value = 'n0t4r34lk3yju5t4d3m0v4lu3f0rt3st5n0t4r34'

export const launchdarklyAccessToken = defineDetector({
  id: 'launchdarkly-access-token',
  tags: ['secret', 'cloud'],
  summary: 'an access token of LaunchDarkly',
  source: 'https://launchdarkly.com/docs/home/account/api',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[A-Za-z0-9=_-]{40}'),
  entropy: 3,
  accepts: looksRandom,
  examples: [
    { text: `LAUNCHDARKLY_TOKEN=${value}`, spans: [value] },
    { text: `"launchdarkly_token": "${value}",`, spans: [value] },
  ],
  counterExamples: [`LAUNCHDARKLY_TOKEN=${'x'.repeat(40)}`, `checksum=${value}`],
})
