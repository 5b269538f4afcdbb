import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksRandom } from '../looks-random.ts'

const names = ['algolia']

const value = 'n0t4r34lk3yju5t4d3m0v4lu3f0rt3st'

export const algoliaApiKey = defineDetector({
  id: 'algolia-api-key',
  tags: ['secret', 'cloud'],
  summary: 'an API key of Algolia',
  source: 'https://www.algolia.com/doc/guides/security/api-keys/',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[A-Za-z0-9]{32}'),
  entropy: 3,
  accepts: looksRandom,
  examples: [
    { text: `ALGOLIA_KEY=${value}`, spans: [value] },
    { text: `"algolia_key": "${value}",`, spans: [value] },
  ],
  counterExamples: [`ALGOLIA_KEY=${'x'.repeat(32)}`, `checksum=${value}`],
})
