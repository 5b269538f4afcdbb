import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'c0ffee5ea1ba0bab1e9decaf7ed2b1ade3d0' + 'NRAL'

export const newRelicLicenseKey = defineDetector({
  id: 'new-relic-license-key',
  tags: ['secret', 'observability'],
  summary: 'a license key of New Relic',
  source: 'https://docs.newrelic.com/docs/apis/intro-apis/new-relic-api-keys/',
  keywords: ['NRAL'],
  before: 36,
  pattern: /(?<![A-Za-z0-9])[A-Fa-f0-9]{36}NRAL(?![A-Za-z0-9])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `NEW_RELIC_LICENSE_KEY=${token}\n`, spans: [token] },
  ],
  counterExamples: [`${'0'.repeat(36)}NRAL`, 'GENRAL'],
})
