import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksRandom } from '../looks-random.ts'

const names = ['cohere', 'co-api-key']

const value = 'N0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3a'

export const cohereApiToken = defineDetector({
  id: 'cohere-api-token',
  tags: ['secret', 'ai'],
  summary: 'an API key of Cohere',
  source: 'https://docs.cohere.com/docs/rate-limits',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[A-Za-z0-9]{40}'),
  entropy: 3,
  accepts: looksRandom,
  examples: [
    { text: `CO_API_KEY=${value}`, spans: [value] },
    { text: `"co_api_key": "${value}",`, spans: [value] },
  ],
  counterExamples: [`CO_API_KEY=${'x'.repeat(40)}`, `checksum=${value}`],
})
