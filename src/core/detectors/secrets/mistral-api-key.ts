import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksRandom } from '../looks-random.ts'

const names = ['mistral']

const value = 'N0tAR3alK3yJustAD3moValu3F0rT3st'

export const mistralApiKey = defineDetector({
  id: 'mistral-api-key',
  tags: ['secret', 'ai'],
  summary: 'an API key of Mistral',
  source: 'https://docs.mistral.ai/getting-started/quickstart/',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[A-Za-z0-9]{32}'),
  entropy: 3,
  accepts: looksRandom,
  examples: [
    { text: `MISTRAL_API_KEY=${value}`, spans: [value] },
    { text: `"mistral_api_key": "${value}",`, spans: [value] },
  ],
  counterExamples: [`MISTRAL_API_KEY=${'x'.repeat(32)}`, `checksum=${value}`],
})
