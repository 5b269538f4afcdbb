import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'

const names = ['cloudflare', 'cf-api-key']

const value = 'c0ffee5ea1ba0bab1e9decaf7ed2b1ade3d00'

export const cloudflareGlobalApiKey = defineDetector({
  id: 'cloudflare-global-api-key',
  tags: ['secret', 'cloud'],
  summary: 'the global API key of a Cloudflare account',
  source: 'https://developers.cloudflare.com/fundamentals/api/get-started/keys/',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[0-9A-Fa-f]{37}'),
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `CLOUDFLARE_API_KEY=${value}`, spans: [value] },
    { text: `"cloudflare_api_key": "${value}",`, spans: [value] },
  ],
  counterExamples: [`CLOUDFLARE_API_KEY=${'x'.repeat(37)}`, `checksum=${value}`],
})
