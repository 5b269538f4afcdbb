import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'

const names = ['asana']

const value = '8675309247113502'

export const asanaClientId = defineDetector({
  id: 'asana-client-id',
  tags: ['secret', 'cloud'],
  summary: 'a client id of Asana',
  source: 'https://developers.asana.com/docs/oauth',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[0-9]{16}'),
  entropy: 2,
  accepts: looksIssued,
  examples: [
    { text: `ASANA_CLIENT_ID=${value}`, spans: [value] },
    { text: `"asana_client_id": "${value}",`, spans: [value] },
  ],
  counterExamples: ['ASANA_CLIENT_ID=xxxxxxxxxxxxxxxx', `checksum=${value}`],
})
