import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksRandom } from '../looks-random.ts'

const names = ['jfrog', 'artifactory', 'bintray', 'xray']

const value = 'N0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3a'

export const jfrogApiKey = defineDetector({
  id: 'jfrog-api-key',
  tags: ['secret', 'code'],
  summary: 'an API key of JFrog',
  source: 'https://jfrog.com/help/r/jfrog-platform-administration-documentation/user-profile',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[A-Za-z0-9]{73}'),
  entropy: 3,
  accepts: looksRandom,
  examples: [
    { text: `ARTIFACTORY_API_KEY=${value}`, spans: [value] },
    { text: `"artifactory_api_key": "${value}",`, spans: [value] },
  ],
  counterExamples: [`ARTIFACTORY_API_KEY=${'x'.repeat(73)}`, `checksum=${value}`],
})
