import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksRandom } from '../looks-random.ts'

const names = ['zendesk']

const value = 'n0t4r34lk3yju5t4d3m0v4lu3f0rt3st5n0t4r34'

export const zendeskSecretKey = defineDetector({
  id: 'zendesk-secret-key',
  tags: ['secret', 'chat'],
  summary: 'a secret of Zendesk',
  source: 'https://developer.zendesk.com/api-reference/introduction/security-and-auth/',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[A-Za-z0-9]{40}'),
  entropy: 3,
  accepts: looksRandom,
  examples: [
    { text: `ZENDESK_SECRET=${value}`, spans: [value] },
    { text: `"zendesk_secret": "${value}",`, spans: [value] },
  ],
  counterExamples: [`ZENDESK_SECRET=${'x'.repeat(40)}`, `checksum=${value}`],
})
