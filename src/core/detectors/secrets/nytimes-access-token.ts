import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksRandom } from '../looks-random.ts'

const names = ['nytimes', 'new-york-times']

const value = 'n0t4r34lk3yju5t4d3m0v4lu3f0rt3st'

export const nytimesAccessToken = defineDetector({
  id: 'nytimes-access-token',
  tags: ['secret', 'cloud'],
  summary: 'an API key of the New York Times',
  source: 'https://developer.nytimes.com/get-started',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[A-Za-z0-9=_-]{32}'),
  entropy: 3,
  accepts: looksRandom,
  examples: [
    { text: `NYTIMES_KEY=${value}`, spans: [value] },
    { text: `"nytimes_key": "${value}",`, spans: [value] },
  ],
  counterExamples: [`NYTIMES_KEY=${'x'.repeat(32)}`, `checksum=${value}`],
})
