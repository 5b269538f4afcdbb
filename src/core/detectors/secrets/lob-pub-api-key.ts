import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'

const names = ['lob']

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'test_pub_' + 'c0ffee5ea1ba0bab1e9decaf7ed2b1a'

export const lobPubApiKey = defineDetector({
  id: 'lob-pub-api-key',
  tags: ['secret', 'mail'],
  summary: 'a publishable key of Lob',
  source: 'https://docs.lob.com/#tag/Authentication',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '(?:live|test)_pub_[0-9a-f]{31}'),
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `LOB_PUB_KEY=${token}`, spans: [token] },
    { text: `"lob_pub_key": "${token}",`, spans: [token] },
  ],
  counterExamples: [`LOB_PUB_KEY=xxxx_xxx_${'x'.repeat(31)}`, `checksum=${token}`],
})
