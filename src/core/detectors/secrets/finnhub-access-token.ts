import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksRandom } from '../looks-random.ts'

const names = ['finnhub']

const value = 'n0t4r34lk3yju5t4d3m0'

export const finnhubAccessToken = defineDetector({
  id: 'finnhub-access-token',
  tags: ['secret', 'payment'],
  summary: 'an API key of Finnhub',
  source: 'https://finnhub.io/docs/api/authentication',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[A-Za-z0-9]{20}'),
  entropy: 3,
  accepts: looksRandom,
  examples: [
    { text: `FINNHUB_KEY=${value}`, spans: [value] },
    { text: `"finnhub_key": "${value}",`, spans: [value] },
  ],
  counterExamples: ['FINNHUB_KEY=xxxxxxxxxxxxxxxxxxxx', `checksum=${value}`],
})
