import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'squ_' + 'c0ffee5ea1ba0bab1e9decaf7ed2b1ade3d00d48'

export const sonarPrefixedToken = defineDetector({
  id: 'sonar-prefixed-token',
  tags: ['secret', 'code'],
  summary: 'a token of SonarQube with its prefix',
  source: 'https://docs.sonarsource.com/sonarqube-server/user-guide/managing-tokens/',
  keywords: ['squ_', 'sqp_', 'sqa_'],
  pattern: /\bsq[apu]_[A-Za-z0-9]{40}(?![A-Za-z0-9])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `SONAR_PREFIXED_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: [`squ_${'0'.repeat(40)}`],
})
