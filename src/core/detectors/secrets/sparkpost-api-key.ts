import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'

const names = ['sparkpost']

const value = 'c0ffee5ea1ba0bab1e9decaf7ed2b1ade3d00d48'

export const sparkpostApiKey = defineDetector({
  id: 'sparkpost-api-key',
  tags: ['secret', 'mail'],
  summary: 'an API key of SparkPost',
  source: 'https://developers.sparkpost.com/api/#header-authentication',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[0-9a-f]{40}'),
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `SPARKPOST_KEY=${value}`, spans: [value] },
    { text: `"sparkpost_key": "${value}",`, spans: [value] },
  ],
  counterExamples: [`SPARKPOST_KEY=${'x'.repeat(40)}`, `checksum=${value}`],
})
