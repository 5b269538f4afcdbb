import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'

const names = ['rollbar']

const value = 'c0ffee5ea1ba0bab1e9decaf7ed2b1ad'

export const rollbarAccessToken = defineDetector({
  id: 'rollbar-access-token',
  tags: ['secret', 'observability'],
  summary: 'an access token of Rollbar',
  source: 'https://docs.rollbar.com/docs/access-tokens',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[0-9a-f]{32}'),
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `ROLLBAR_TOKEN=${value}`, spans: [value] },
    { text: `"rollbar_token": "${value}",`, spans: [value] },
  ],
  counterExamples: [`ROLLBAR_TOKEN=${'x'.repeat(32)}`, `checksum=${value}`],
})
