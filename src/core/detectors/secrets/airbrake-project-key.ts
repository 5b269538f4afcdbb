import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'

const names = ['airbrake']

const value = 'c0ffee5ea1ba0bab1e9decaf7ed2b1ad'

export const airbrakeProjectKey = defineDetector({
  id: 'airbrake-project-key',
  tags: ['secret', 'observability'],
  summary: 'a project key of Airbrake',
  source: 'https://docs.airbrake.io/docs/devops-tools/api/',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[0-9a-f]{32}'),
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `AIRBRAKE_KEY=${value}`, spans: [value] },
    { text: `"airbrake_key": "${value}",`, spans: [value] },
  ],
  counterExamples: [`AIRBRAKE_KEY=${'x'.repeat(32)}`, `checksum=${value}`],
})
