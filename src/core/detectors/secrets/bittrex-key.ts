import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksRandom } from '../looks-random.ts'

const names = ['bittrex']

const value = 'n0t4r34lk3yju5t4d3m0v4lu3f0rt3st'

export const bittrexKey = defineDetector({
  id: 'bittrex-key',
  tags: ['secret', 'crypto'],
  summary: 'an access or secret key of Bittrex',
  source: 'https://bittrex.github.io/api/v3',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[A-Za-z0-9]{32}'),
  entropy: 3,
  accepts: looksRandom,
  examples: [
    { text: `BITTREX_SECRET_KEY=${value}`, spans: [value] },
    { text: `"bittrex_secret_key": "${value}",`, spans: [value] },
  ],
  counterExamples: [`BITTREX_SECRET_KEY=${'x'.repeat(32)}`, `checksum=${value}`],
})
