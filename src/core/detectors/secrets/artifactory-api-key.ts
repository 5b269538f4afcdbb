import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'AKCp' + 'N0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3moValu3F0rT3stsN0t'

export const artifactoryApiKey = defineDetector({
  id: 'artifactory-api-key',
  tags: ['secret', 'code'],
  summary: 'an API key of Artifactory',
  source: 'https://jfrog.com/help/r/jfrog-platform-administration-documentation/user-profile',
  keywords: ['AKCp'],
  pattern: /\bAKCp[A-Za-z0-9]{69}(?![A-Za-z0-9])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `ARTIFACTORY_API_KEY=${token}\n`, spans: [token] },
  ],
  counterExamples: [`AKCp${'X'.repeat(69)}`, 'AKCp'],
})
