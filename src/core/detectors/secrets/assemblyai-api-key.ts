import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'

const names = ['assembly-ai']

const value = 'c0ffee5ea1ba0bab1e9decaf7ed2b1ad'

export const assemblyaiApiKey = defineDetector({
  id: 'assemblyai-api-key',
  tags: ['secret', 'ai'],
  summary: 'an API key of AssemblyAI',
  source: 'https://www.assemblyai.com/docs/getting-started',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[0-9a-f]{32}'),
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `ASSEMBLYAI_API_KEY=${value}`, spans: [value] },
    { text: `"assemblyai_api_key": "${value}",`, spans: [value] },
  ],
  counterExamples: [`ASSEMBLYAI_API_KEY=${'x'.repeat(32)}`, `checksum=${value}`],
})
