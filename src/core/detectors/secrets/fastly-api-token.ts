import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksRandom } from '../looks-random.ts'

const names = ['fastly']

const value = 'n0t4r34lk3yju5t4d3m0v4lu3f0rt3st'

export const fastlyApiToken = defineDetector({
  id: 'fastly-api-token',
  tags: ['secret', 'cloud'],
  summary: 'an API token of Fastly',
  source: 'https://docs.fastly.com/en/guides/using-api-tokens',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[A-Za-z0-9=_-]{32}'),
  entropy: 3,
  accepts: looksRandom,
  examples: [
    { text: `FASTLY_API_TOKEN=${value}`, spans: [value] },
    { text: `"fastly_api_token": "${value}",`, spans: [value] },
  ],
  counterExamples: [`FASTLY_API_TOKEN=${'x'.repeat(32)}`, `checksum=${value}`],
})
