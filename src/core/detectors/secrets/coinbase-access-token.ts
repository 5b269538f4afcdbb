import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksRandom } from '../looks-random.ts'

const names = ['coinbase']

const value = 'n0t4r34lk3yju5t4d3m0v4lu3f0rt3st5n0t4r34lk3yju5t4d3m0v4lu3f0rt3s'

export const coinbaseAccessToken = defineDetector({
  id: 'coinbase-access-token',
  tags: ['secret', 'crypto'],
  summary: 'an access token of Coinbase',
  source: 'https://docs.cdp.coinbase.com/coinbase-app/docs/auth/api-key-authentication',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[A-Za-z0-9_-]{64}'),
  entropy: 3,
  accepts: looksRandom,
  examples: [
    { text: `COINBASE_TOKEN=${value}`, spans: [value] },
    { text: `"coinbase_token": "${value}",`, spans: [value] },
  ],
  counterExamples: [`COINBASE_TOKEN=${'x'.repeat(64)}`, `checksum=${value}`],
})
