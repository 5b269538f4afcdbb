import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'

const names = ['sonar-token', 'sonar-login']

const value = 'squ_c0ffee5ea1ba0bab1e9decaf7ed2b1ade3d00d48'

export const sonarApiToken = defineDetector({
  id: 'sonar-api-token',
  tags: ['secret', 'code'],
  summary: 'a token of SonarQube',
  source: 'https://docs.sonarsource.com/sonarqube-server/user-guide/managing-tokens/',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '(?:sq[apu]_)?[A-Za-z0-9_=-]{40}'),
  entropy: 2,
  examples: [
    { text: `SONAR_TOKEN=${value}`, spans: [value] },
    { text: `"sonar_token": "${value}",`, spans: [value] },
  ],
  counterExamples: [`SONAR_TOKEN=xxx_${'x'.repeat(40)}`, `checksum=${value}`],
})
