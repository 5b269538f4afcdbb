import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token =
  'v1.0-' +
  'c0ffee5ea1ba0bab1e9decaf-c0ffee5ea1ba0bab1e9decaf7ed2b1ade3d00d48ace6f01dc0ffee5ea1ba0bab1e9decaf7ed' +
  '2b1ade3d00d48ace6f01dc0ffee5ea1ba0bab1e9decaf7ed2b1ade3d00d48ace6f01dc0'

export const cloudflareOriginCaKey = defineDetector({
  id: 'cloudflare-origin-ca-key',
  tags: ['secret', 'cloud'],
  summary: 'an Origin CA key of Cloudflare',
  source: 'https://developers.cloudflare.com/fundamentals/api/get-started/ca-keys/',
  keywords: ['v1.0-'],
  pattern: /\bv1\.0-[a-f0-9]{24}-[a-f0-9]{146}(?![\w-])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `CLOUDFLARE_ORIGIN_CA_KEY=${token}\n`, spans: [token] },
  ],
  counterExamples: ['v1.0-beta', `v1.0-${'0'.repeat(24)}-abc`],
})
