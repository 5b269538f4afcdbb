import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'

const names = ['kucoin']

const value = 'c0ffee5ea1ba0bab1e9decaf'

export const kucoinAccessToken = defineDetector({
  id: 'kucoin-access-token',
  tags: ['secret', 'crypto'],
  summary: 'an API key of KuCoin',
  source: 'https://www.kucoin.com/docs-new/authentication',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[0-9A-Fa-f]{24}'),
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `KUCOIN_KEY=${value}`, spans: [value] },
    { text: `"kucoin_key": "${value}",`, spans: [value] },
  ],
  counterExamples: [`KUCOIN_KEY=${'x'.repeat(24)}`, `checksum=${value}`],
})
