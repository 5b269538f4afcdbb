import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'dop_v1_' + 'c0ffee5ea1ba0bab1e9decaf7ed2b1ade3d00d48ace6f01dc0ffee5ea1ba0bab'

export const digitaloceanToken = defineDetector({
  id: 'digitalocean-token',
  tags: ['secret', 'cloud'],
  summary: 'a personal, OAuth or refresh token of DigitalOcean',
  source: 'https://docs.digitalocean.com/reference/api/create-personal-access-token/',
  keywords: ['dop_v1_', 'doo_v1_', 'dor_v1_'],
  ignoreCase: true,
  pattern: /\bdo[opr]_v1_[a-f0-9]{64}(?![a-f0-9])/i,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `DIGITALOCEAN_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: [`dop_v1_${'0'.repeat(64)}`, 'dop_v1_token'],
})
