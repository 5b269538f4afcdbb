import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'N0tAR3' + '_N0tAR3alK3yJustAD3moValu3F0rT_mmk'

export const maxmindLicenseKey = defineDetector({
  id: 'maxmind-license-key',
  tags: ['secret', 'cloud'],
  summary: 'a license key of MaxMind',
  source: 'https://support.maxmind.com/hc/en-us/articles/4407111582235-Generate-a-License-Key',
  keywords: ['_mmk'],
  before: 36,
  pattern: /(?<![A-Za-z0-9])[A-Za-z0-9]{6}_[A-Za-z0-9]{29}_mmk(?!\w)/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `MAXMIND_LICENSE_KEY=${token}\n`, spans: [token] },
  ],
  counterExamples: [`xxxxxx_${'x'.repeat(29)}_mmk`, 'the suffix is _mmk'],
})
