import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksRandom } from '../looks-random.ts'

const names = ['alchemy']

const value = 'N0tAR3alK3yJustAD3moValu3F0rT3st'

export const alchemyApiKey = defineDetector({
  id: 'alchemy-api-key',
  tags: ['secret', 'crypto'],
  summary: 'an API key of Alchemy',
  source: 'https://www.alchemy.com/docs/create-an-api-key',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[A-Za-z0-9_-]{32}'),
  entropy: 3,
  accepts: looksRandom,
  examples: [
    { text: `ALCHEMY_API_KEY=${value}`, spans: [value] },
    { text: `"alchemy_api_key": "${value}",`, spans: [value] },
  ],
  counterExamples: [`ALCHEMY_API_KEY=${'x'.repeat(32)}`, `checksum=${value}`],
})
