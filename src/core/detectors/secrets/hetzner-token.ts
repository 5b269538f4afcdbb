import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksRandom } from '../looks-random.ts'

const names = ['hetzner', 'hcloud']

const value = 'N0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3moValu3F0rT3s'

export const hetznerToken = defineDetector({
  id: 'hetzner-token',
  tags: ['secret', 'cloud'],
  summary: 'an API token of Hetzner Cloud',
  source: 'https://docs.hetzner.com/cloud/api/getting-started/generating-api-token/',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[A-Za-z0-9]{64}'),
  entropy: 3,
  accepts: looksRandom,
  examples: [
    { text: `HCLOUD_TOKEN=${value}`, spans: [value] },
    { text: `"hcloud_token": "${value}",`, spans: [value] },
  ],
  counterExamples: [`HCLOUD_TOKEN=${'x'.repeat(64)}`, `checksum=${value}`],
})
