import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksRandom } from '../looks-random.ts'

const names = ['logzio', 'logz-io']

const value = 'N0tAR3alK3yJustAD3moValu3F0rT3st'

export const logzioToken = defineDetector({
  id: 'logzio-token',
  tags: ['secret', 'observability'],
  summary: 'a shipping token of Logz.io',
  source: 'https://docs.logz.io/docs/user-guide/admin/authentication-tokens/log-shipping-tokens/',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[A-Za-z0-9]{32}'),
  entropy: 3,
  accepts: looksRandom,
  examples: [
    { text: `LOGZIO_TOKEN=${value}`, spans: [value] },
    { text: `"logzio_token": "${value}",`, spans: [value] },
  ],
  counterExamples: [`LOGZIO_TOKEN=${'x'.repeat(32)}`, `checksum=${value}`],
})
