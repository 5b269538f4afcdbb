import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'sm_pat_' + 'N0tAR3alK3yJustA'

export const settlemintToken = defineDetector({
  id: 'settlemint-token',
  tags: ['secret', 'crypto'],
  summary: 'an application, personal or service access token of SettleMint',
  source: 'https://console.settlemint.com/documentation/',
  keywords: ['sm_aat_', 'sm_pat_', 'sm_sat_'],
  pattern: /\bsm_[aps]at_[A-Za-z0-9]{16}(?![A-Za-z0-9])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `SETTLEMINT_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: ['sm_pat_xxxxxxxxxxxxxxxx'],
})
