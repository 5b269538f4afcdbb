import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksRandom } from '../looks-random.ts'

const names = ['gitter']

const value = 'n0t4r34lk3yju5t4d3m0v4lu3f0rt3st5n0t4r34'

export const gitterAccessToken = defineDetector({
  id: 'gitter-access-token',
  tags: ['secret', 'chat'],
  summary: 'an access token of Gitter',
  source: 'https://developer.gitter.im/docs/authentication',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[A-Za-z0-9_-]{40}'),
  entropy: 3,
  accepts: looksRandom,
  examples: [
    { text: `GITTER_TOKEN=${value}`, spans: [value] },
    { text: `"gitter_token": "${value}",`, spans: [value] },
  ],
  counterExamples: [`GITTER_TOKEN=${'x'.repeat(40)}`, `checksum=${value}`],
})
