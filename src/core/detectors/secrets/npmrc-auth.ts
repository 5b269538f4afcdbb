import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'

const value = 'N0tAR3alK3yJustAD3moValu3F0rT3stsN0t'

export const npmrcAuth = defineDetector({
  id: 'npmrc-auth',
  tags: ['secret', 'code'],
  summary: 'credentials in the settings of npm',
  source: 'https://docs.npmjs.com/cli/configuring-npm/npmrc',
  keywords: ['_authToken', '_auth', '_password'],
  pattern: /_(?:authToken|auth|password) {0,4}= {0,4}["\']?(?<span>[A-Za-z0-9+/_.-]{16,200}={0,2})(?![\w+/=-])/,
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `//registry.npmjs.org/:_authToken=${value}`, spans: [value] },
    { text: `_auth = "${value}"`, spans: [value] },
  ],
  counterExamples: ['//registry.npmjs.org/:_authToken=${NPM_TOKEN}', '_auth=your_auth'],
})
