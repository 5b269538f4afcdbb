import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'

const names = ['infura']

const value = 'c0ffee5ea1ba0bab1e9decaf7ed2b1ad'

export const infuraKey = defineDetector({
  id: 'infura-key',
  tags: ['secret', 'crypto'],
  summary: 'a project id or secret of Infura',
  source: 'https://docs.metamask.io/services/',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[0-9a-f]{32}'),
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `INFURA_API_KEY=${value}`, spans: [value] },
    { text: `"infura_api_key": "${value}",`, spans: [value] },
  ],
  counterExamples: [`INFURA_API_KEY=${'x'.repeat(32)}`, `checksum=${value}`],
})
