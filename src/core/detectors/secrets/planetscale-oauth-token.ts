import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'pscale_oauth_' + 'N0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3'

export const planetscaleOauthToken = defineDetector({
  id: 'planetscale-oauth-token',
  tags: ['secret', 'database'],
  summary: 'an OAuth token of PlanetScale',
  source: 'https://planetscale.com/docs/concepts/service-tokens',
  keywords: ['pscale_oauth_'],
  pattern: /\bpscale_oauth_[\w=.-]{32,64}/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `PLANETSCALE_OAUTH_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: [`pscale_oauth_${'x'.repeat(43)}`],
})
