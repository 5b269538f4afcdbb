import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'

const names = ['mixpanel']

const value = 'c0ffee5ea1ba0bab1e9decaf7ed2b1ad'

export const mixpanelToken = defineDetector({
  id: 'mixpanel-token',
  tags: ['secret', 'observability'],
  summary: 'a token or secret of Mixpanel',
  source: 'https://developer.mixpanel.com/reference/project-token',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[0-9a-f]{32}'),
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `MIXPANEL_TOKEN=${value}`, spans: [value] },
    { text: `"mixpanel_token": "${value}",`, spans: [value] },
  ],
  counterExamples: [`MIXPANEL_TOKEN=${'x'.repeat(32)}`, `checksum=${value}`],
})
