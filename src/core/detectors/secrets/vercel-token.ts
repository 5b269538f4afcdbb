import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksRandom } from '../looks-random.ts'

const names = ['vercel', 'now-token']

const value = 'N0tAR3alK3yJustAD3moValu'

export const vercelToken = defineDetector({
  id: 'vercel-token',
  tags: ['secret', 'cloud'],
  summary: 'an access token of Vercel',
  source: 'https://vercel.com/docs/rest-api/reference/welcome',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[A-Za-z0-9]{24}'),
  entropy: 3,
  accepts: looksRandom,
  examples: [
    { text: `VERCEL_TOKEN=${value}`, spans: [value] },
    { text: `"vercel_token": "${value}",`, spans: [value] },
  ],
  counterExamples: [`VERCEL_TOKEN=${'x'.repeat(24)}`, `checksum=${value}`],
})
