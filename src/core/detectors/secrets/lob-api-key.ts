import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'

const names = ['lob']

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'test_' + 'c0ffee5ea1ba0bab1e9decaf7ed2b1ade3d'

export const lobApiKey = defineDetector({
  id: 'lob-api-key',
  tags: ['secret', 'mail'],
  summary: 'an API key of Lob',
  source: 'https://docs.lob.com/#tag/Authentication',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '(?:live|test)_[0-9a-f]{35}'),
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `LOB_API_KEY=${token}`, spans: [token] },
    { text: `"lob_api_key": "${token}",`, spans: [token] },
  ],
  counterExamples: [`LOB_API_KEY=xxxx_${'x'.repeat(35)}`, `checksum=${token}`],
})
