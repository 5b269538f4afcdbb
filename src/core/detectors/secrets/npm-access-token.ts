import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'npm_' + 'N0tAR3alK3yJustAD3moValu3F0rT3stsN0t'

export const npmAccessToken = defineDetector({
  id: 'npm-access-token',
  tags: ['secret', 'code'],
  summary: 'an access token of the npm registry',
  source: 'https://docs.npmjs.com/about-access-tokens',
  keywords: ['npm_'],
  pattern: /\bnpm_[A-Za-z0-9]{36}(?![A-Za-z0-9])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `NPM_ACCESS_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: [`npm_${'x'.repeat(36)}`, 'npm_config_registry'],
})
