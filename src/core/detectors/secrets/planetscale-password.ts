import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'pscale_pw_' + 'N0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3'

export const planetscalePassword = defineDetector({
  id: 'planetscale-password',
  tags: ['secret', 'database'],
  summary: 'a database password of PlanetScale',
  source: 'https://planetscale.com/docs/concepts/service-tokens',
  keywords: ['pscale_pw_'],
  pattern: /\bpscale_pw_[\w=.-]{32,64}/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `PLANETSCALE_PASSWORD=${token}\n`, spans: [token] },
  ],
  counterExamples: [`pscale_pw_${'x'.repeat(43)}`],
})
