import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'cmVmd' + 'N0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3moValu3F'

export const artifactoryReferenceToken = defineDetector({
  id: 'artifactory-reference-token',
  tags: ['secret', 'code'],
  summary: 'a reference token of Artifactory',
  source: 'https://jfrog.com/help/r/jfrog-platform-administration-documentation/access-tokens',
  keywords: ['cmVmd'],
  pattern: /\bcmVmd[A-Za-z0-9]{59}(?![A-Za-z0-9])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `ARTIFACTORY_REFERENCE_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: [`cmVmd${'X'.repeat(59)}`, 'cmVmdGtu'],
})
