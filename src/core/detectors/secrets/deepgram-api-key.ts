import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'

const names = ['deepgram']

const value = 'c0ffee5ea1ba0bab1e9decaf7ed2b1ade3d00d48'

export const deepgramApiKey = defineDetector({
  id: 'deepgram-api-key',
  tags: ['secret', 'ai'],
  summary: 'an API key of Deepgram',
  source: 'https://developers.deepgram.com/docs/create-additional-api-keys',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[0-9a-f]{40}'),
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `DEEPGRAM_API_KEY=${value}`, spans: [value] },
    { text: `"deepgram_api_key": "${value}",`, spans: [value] },
  ],
  counterExamples: [`DEEPGRAM_API_KEY=${'x'.repeat(40)}`, `checksum=${value}`],
})
