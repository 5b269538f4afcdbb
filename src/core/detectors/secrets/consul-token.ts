import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'
import { uuid } from '../uuid.ts'

const names = ['consul-http-token', 'consul-token']

const value = 'c0ffee5e-a1ba-4bab-9e9d-ecaf7ed2b1ad'

export const consulToken = defineDetector({
  id: 'consul-token',
  tags: ['secret', 'cloud'],
  summary: 'an ACL token of HashiCorp Consul',
  source: 'https://developer.hashicorp.com/consul/docs/security/acl/tokens',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, uuid),
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `CONSUL_HTTP_TOKEN=${value}`, spans: [value] },
    { text: `"consul_http_token": "${value}",`, spans: [value] },
  ],
  counterExamples: ['CONSUL_HTTP_TOKEN=xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx', `checksum=${value}`],
})
