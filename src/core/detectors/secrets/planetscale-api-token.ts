import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'pscale_tkn_' + 'N0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3'

export const planetscaleApiToken = defineDetector({
  id: 'planetscale-api-token',
  tags: ['secret', 'database'],
  summary: 'a service token of PlanetScale',
  source: 'https://planetscale.com/docs/concepts/service-tokens',
  keywords: ['pscale_tkn_'],
  pattern: /\bpscale_tkn_[\w=.-]{32,64}/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `PLANETSCALE_API_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: [`pscale_tkn_${'x'.repeat(43)}`],
})
