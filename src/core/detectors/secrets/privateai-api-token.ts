import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksRandom } from '../looks-random.ts'

const names = ['private-ai']

const value = 'n0t4r34lk3yju5t4d3m0v4lu3f0rt3st'

export const privateaiApiToken = defineDetector({
  id: 'privateai-api-token',
  tags: ['secret', 'ai'],
  summary: 'an API key of Private AI',
  source: 'https://docs.private-ai.com/',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[A-Za-z0-9]{32}'),
  entropy: 3,
  accepts: looksRandom,
  examples: [
    { text: `PRIVATE_AI_KEY=${value}`, spans: [value] },
    { text: `"private_ai_key": "${value}",`, spans: [value] },
  ],
  counterExamples: [`PRIVATE_AI_KEY=${'x'.repeat(32)}`, `checksum=${value}`],
})
