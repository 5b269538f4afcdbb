import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'

const names = ['bugsnag']

const value = 'c0ffee5ea1ba0bab1e9decaf7ed2b1ad'

export const bugsnagApiKey = defineDetector({
  id: 'bugsnag-api-key',
  tags: ['secret', 'observability'],
  summary: 'an API key of Bugsnag',
  source: 'https://docs.bugsnag.com/api/',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[0-9a-f]{32}'),
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `BUGSNAG_KEY=${value}`, spans: [value] },
    { text: `"bugsnag_key": "${value}",`, spans: [value] },
  ],
  counterExamples: [`BUGSNAG_KEY=${'x'.repeat(32)}`, `checksum=${value}`],
})
