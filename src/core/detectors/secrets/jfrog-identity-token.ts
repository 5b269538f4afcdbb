import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksRandom } from '../looks-random.ts'

const names = ['jfrog', 'artifactory', 'bintray', 'xray']

const value = 'N0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3moValu3F0rT3s'

export const jfrogIdentityToken = defineDetector({
  id: 'jfrog-identity-token',
  tags: ['secret', 'code'],
  summary: 'an identity token of JFrog',
  source: 'https://jfrog.com/help/r/jfrog-platform-administration-documentation/access-tokens',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[A-Za-z0-9]{64}'),
  entropy: 3,
  accepts: looksRandom,
  examples: [
    { text: `JFROG_TOKEN=${value}`, spans: [value] },
    { text: `"jfrog_token": "${value}",`, spans: [value] },
  ],
  counterExamples: [`JFROG_TOKEN=${'x'.repeat(64)}`, `checksum=${value}`],
})
