import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksRandom } from '../looks-random.ts'

const names = ['kraken']

const value = 'n0t4r34lk3yju5t4d3m0v4lu3f0rt3st5n0t4r34lk3yju5t4d3m0v4lu3f0rt3st5n0t4r34lk3yju5t4d3m0'

export const krakenAccessToken = defineDetector({
  id: 'kraken-access-token',
  tags: ['secret', 'crypto'],
  summary: 'an API key of Kraken',
  source: 'https://docs.kraken.com/api/docs/guides/spot-rest-auth',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[A-Za-z0-9/=_+-]{80,90}'),
  entropy: 3,
  accepts: looksRandom,
  examples: [
    { text: `KRAKEN_SECRET=${value}`, spans: [value] },
    { text: `"kraken_secret": "${value}",`, spans: [value] },
  ],
  counterExamples: [`KRAKEN_SECRET=${'x'.repeat(86)}`, `checksum=${value}`],
})
