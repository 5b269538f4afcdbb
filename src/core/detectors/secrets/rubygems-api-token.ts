import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'rubygems_' + 'c0ffee5ea1ba0bab1e9decaf7ed2b1ade3d00d48ace6f01d'

export const rubygemsApiToken = defineDetector({
  id: 'rubygems-api-token',
  tags: ['secret', 'code'],
  summary: 'an API key of RubyGems',
  source: 'https://guides.rubygems.org/api-key-scopes/',
  keywords: ['rubygems_'],
  pattern: /\brubygems_[a-f0-9]{48}(?!\w)/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `RUBYGEMS_API_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: [`rubygems_${'0'.repeat(48)}`, 'rubygems_version'],
})
