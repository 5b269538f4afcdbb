import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'

const names = ['asana']

const value = '1/8675309247113502:c0ffee5ea1ba0bab1e9decaf7ed2b1ad'

export const asanaPersonalAccessToken = defineDetector({
  id: 'asana-personal-access-token',
  tags: ['secret', 'cloud'],
  summary: 'a personal access token of Asana',
  source: 'https://developers.asana.com/docs/personal-access-token',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[0-2]/(?:[0-9]{16}/)?[0-9]{16}:[0-9a-f]{32}'),
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `ASANA_TOKEN=${value}`, spans: [value] },
    { text: `"asana_token": "${value}",`, spans: [value] },
  ],
  counterExamples: [`ASANA_TOKEN=x/xxxxxxxxxxxxxxxx:${'x'.repeat(32)}`, `checksum=${value}`],
})
