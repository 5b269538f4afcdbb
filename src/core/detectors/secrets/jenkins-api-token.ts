import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'

const names = ['jenkins']

const value = '11c0ffee5ea1ba0bab1e9decaf7ed2b1ad'

export const jenkinsApiToken = defineDetector({
  id: 'jenkins-api-token',
  tags: ['secret', 'code'],
  summary: 'an API token of Jenkins',
  source: 'https://www.jenkins.io/doc/book/system-administration/authenticating-scripted-clients/',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '11[0-9a-f]{32}'),
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `JENKINS_TOKEN=${value}`, spans: [value] },
    { text: `"jenkins_token": "${value}",`, spans: [value] },
  ],
  counterExamples: [`JENKINS_TOKEN=${'x'.repeat(34)}`, `checksum=${value}`],
})
