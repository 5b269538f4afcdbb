import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'

const names = ['linode']

const value = 'c0ffee5ea1ba0bab1e9decaf7ed2b1ade3d00d48ace6f01dc0ffee5ea1ba0bab'

export const linodeToken = defineDetector({
  id: 'linode-token',
  tags: ['secret', 'cloud'],
  summary: 'a personal access token of Linode',
  source: 'https://techdocs.akamai.com/linode-api/reference/get-started',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[0-9a-f]{64}'),
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `LINODE_TOKEN=${value}`, spans: [value] },
    { text: `"linode_token": "${value}",`, spans: [value] },
  ],
  counterExamples: [`LINODE_TOKEN=${'x'.repeat(64)}`, `checksum=${value}`],
})
