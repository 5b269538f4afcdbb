import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'pul-' + 'c0ffee5ea1ba0bab1e9decaf7ed2b1ade3d00d48'

export const pulumiApiToken = defineDetector({
  id: 'pulumi-api-token',
  tags: ['secret', 'cloud'],
  summary: 'an access token of Pulumi',
  source: 'https://www.pulumi.com/docs/pulumi-cloud/access-management/access-tokens/',
  keywords: ['pul-'],
  pattern: /(?<![\w-])pul-[a-f0-9]{40}(?![\w-])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `PULUMI_API_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: [`pul-${'0'.repeat(40)}`, 'vipul-f0eb1acf0da84c06a50c5b2c59932001997786b1.png'],
})
