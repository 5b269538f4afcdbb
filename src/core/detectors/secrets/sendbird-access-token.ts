import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'

const names = ['sendbird']

const value = 'c0ffee5ea1ba0bab1e9decaf7ed2b1ade3d00d48'

export const sendbirdAccessToken = defineDetector({
  id: 'sendbird-access-token',
  tags: ['secret', 'chat'],
  summary: 'an API token of Sendbird',
  source: 'https://sendbird.com/docs/chat/platform-api/v3/prepare-to-use-api',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[0-9A-Fa-f]{40}'),
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `SENDBIRD_TOKEN=${value}`, spans: [value] },
    { text: `"sendbird_token": "${value}",`, spans: [value] },
  ],
  counterExamples: [`SENDBIRD_TOKEN=${'x'.repeat(40)}`, `checksum=${value}`],
})
