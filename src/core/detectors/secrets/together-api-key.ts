import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'

const names = ['together-api-key']

const value = 'c0ffee5ea1ba0bab1e9decaf7ed2b1ade3d00d48ace6f01dc0ffee5ea1ba0bab'

export const togetherApiKey = defineDetector({
  id: 'together-api-key',
  tags: ['secret', 'ai'],
  summary: 'an API key of Together',
  source: 'https://docs.together.ai/docs/quickstart',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[0-9a-f]{64}'),
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `TOGETHER_API_KEY=${value}`, spans: [value] },
    { text: `"together_api_key": "${value}",`, spans: [value] },
  ],
  counterExamples: [`TOGETHER_API_KEY=${'x'.repeat(64)}`, `checksum=${value}`],
})
