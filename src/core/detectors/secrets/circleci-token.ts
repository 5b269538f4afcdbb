import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'CCIPAT_' + 'N0tAR3alK3yJustAD3moVa_c0ffee5ea1ba0bab1e9decaf7ed2b1ade3d00d48'

export const circleciToken = defineDetector({
  id: 'circleci-token',
  tags: ['secret', 'code'],
  summary: 'an API token of CircleCI',
  source: 'https://circleci.com/docs/managing-api-tokens/',
  keywords: ['CCIPAT_', 'CCIPRJ_'],
  pattern: /\bCCIP(?:AT|RJ)_[A-Za-z0-9]{22}_[a-f0-9]{40}(?!\w)/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `CIRCLECI_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: [`CCIPAT_xxxxxxxxxxxxxxxxxxxxxx_${'0'.repeat(40)}`],
})
