import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'

const names = ['vultr']

const value = 'N0TAR3ALK3YJUSTAD3M0VALU3F0RT3STSN0T'

export const vultrApiKey = defineDetector({
  id: 'vultr-api-key',
  tags: ['secret', 'cloud'],
  summary: 'an API key of Vultr',
  source: 'https://www.vultr.com/api/',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[A-Z0-9]{36}'),
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `VULTR_KEY=${value}`, spans: [value] },
    { text: `"vultr_key": "${value}",`, spans: [value] },
  ],
  counterExamples: [`VULTR_KEY=${'x'.repeat(36)}`, `checksum=${value}`],
})
