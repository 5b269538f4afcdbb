import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksRandom } from '../looks-random.ts'

const names = ['cloudflare', 'cf-api-token']

const value = 'n0t4r34lk3yju5t4d3m0v4lu3f0rt3st5n0t4r34'

export const cloudflareApiKey = defineDetector({
  id: 'cloudflare-api-key',
  tags: ['secret', 'cloud'],
  summary: 'an API token of Cloudflare',
  source: 'https://developers.cloudflare.com/fundamentals/api/get-started/create-token/',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[A-Za-z0-9_-]{40}'),
  entropy: 3,
  accepts: looksRandom,
  examples: [
    { text: `CLOUDFLARE_API_TOKEN=${value}`, spans: [value] },
    { text: `"cloudflare_api_token": "${value}",`, spans: [value] },
  ],
  counterExamples: [`CLOUDFLARE_API_TOKEN=${'x'.repeat(40)}`, `checksum=${value}`],
})
