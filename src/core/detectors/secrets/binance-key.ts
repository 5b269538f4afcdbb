import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksRandom } from '../looks-random.ts'

const names = ['binance']

const value = 'N0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3moValu3F0rT3s'

export const binanceKey = defineDetector({
  id: 'binance-key',
  tags: ['secret', 'crypto'],
  summary: 'an API key or secret of Binance',
  source: 'https://developers.binance.com/docs/binance-spot-api-docs/rest-api',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[A-Za-z0-9]{64}'),
  entropy: 3,
  accepts: looksRandom,
  examples: [
    { text: `BINANCE_SECRET=${value}`, spans: [value] },
    { text: `"binance_secret": "${value}",`, spans: [value] },
  ],
  counterExamples: [`BINANCE_SECRET=${'x'.repeat(64)}`, `checksum=${value}`],
})
