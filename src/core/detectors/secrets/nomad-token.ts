import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'
import { uuid } from '../uuid.ts'

const names = ['nomad-token']

const value = 'c0ffee5e-a1ba-4bab-9e9d-ecaf7ed2b1ad'

export const nomadToken = defineDetector({
  id: 'nomad-token',
  tags: ['secret', 'cloud'],
  summary: 'an ACL token of HashiCorp Nomad',
  source: 'https://developer.hashicorp.com/nomad/docs/concepts/acl',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, uuid),
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `NOMAD_TOKEN=${value}`, spans: [value] },
    { text: `"nomad_token": "${value}",`, spans: [value] },
  ],
  counterExamples: ['NOMAD_TOKEN=xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx', `checksum=${value}`],
})
