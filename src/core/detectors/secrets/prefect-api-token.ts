import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'pnu_' + 'N0tAR3alK3yJustAD3moValu3F0rT3stsN0t'

export const prefectApiToken = defineDetector({
  id: 'prefect-api-token',
  tags: ['secret', 'code'],
  summary: 'an API key of Prefect',
  source: 'https://docs.prefect.io/v3/how-to-guides/cloud/manage-users/api-keys',
  keywords: ['pnu_', 'pnb_'],
  pattern: /\bpn[bu]_[A-Za-z0-9]{36}(?![A-Za-z0-9])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `PREFECT_API_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: [`pnu_${'x'.repeat(36)}`],
})
