import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'

const names = ['deepseek']

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'sk-' + 'c0ffee5ea1ba0bab1e9decaf7ed2b1ad'

export const deepseekApiKey = defineDetector({
  id: 'deepseek-api-key',
  tags: ['secret', 'ai'],
  summary: 'an API key of DeepSeek',
  source: 'https://api-docs.deepseek.com/',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, 'sk-[0-9a-f]{32}'),
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `DEEPSEEK_API_KEY=${token}`, spans: [token] },
    { text: `"deepseek_api_key": "${token}",`, spans: [token] },
  ],
  counterExamples: [`DEEPSEEK_API_KEY=xx-${'x'.repeat(32)}`, `checksum=${token}`],
})
