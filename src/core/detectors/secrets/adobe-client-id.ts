import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'

const names = ['adobe']

const value = 'c0ffee5ea1ba0bab1e9decaf7ed2b1ad'

export const adobeClientId = defineDetector({
  id: 'adobe-client-id',
  tags: ['secret', 'cloud'],
  summary: 'a client id of Adobe',
  source: 'https://developer.adobe.com/developer-console/docs/guides/authentication/',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[0-9A-Fa-f]{32}'),
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `ADOBE_CLIENT_ID=${value}`, spans: [value] },
    { text: `"adobe_client_id": "${value}",`, spans: [value] },
  ],
  counterExamples: [`ADOBE_CLIENT_ID=${'x'.repeat(32)}`, `checksum=${value}`],
})
