import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksRandom } from '../looks-random.ts'

const names = ['netlify']

const value = 'n0t4r34lk3yju5t4d3m0v4lu3f0rt3st5n0t4r34lk3'

export const netlifyAccessToken = defineDetector({
  id: 'netlify-access-token',
  tags: ['secret', 'cloud'],
  summary: 'an access token of Netlify',
  source: 'https://docs.netlify.com/api/get-started/',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[A-Za-z0-9=_-]{40,46}'),
  entropy: 3,
  accepts: looksRandom,
  examples: [
    { text: `NETLIFY_TOKEN=${value}`, spans: [value] },
    { text: `"netlify_token": "${value}",`, spans: [value] },
  ],
  counterExamples: [`NETLIFY_TOKEN=${'x'.repeat(43)}`, `checksum=${value}`],
})
