import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'

const names = ['linear']

const value = 'c0ffee5ea1ba0bab1e9decaf7ed2b1ad'

export const linearClientSecret = defineDetector({
  id: 'linear-client-secret',
  tags: ['secret', 'code'],
  summary: 'a client secret of Linear',
  source: 'https://linear.app/developers/oauth-2-0-authentication',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[0-9A-Fa-f]{32}'),
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `LINEAR_CLIENT_SECRET=${value}`, spans: [value] },
    { text: `"linear_client_secret": "${value}",`, spans: [value] },
  ],
  counterExamples: [`LINEAR_CLIENT_SECRET=${'x'.repeat(32)}`, `checksum=${value}`],
})
