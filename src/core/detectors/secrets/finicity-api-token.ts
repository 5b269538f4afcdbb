import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'

const names = ['finicity']

const value = 'c0ffee5ea1ba0bab1e9decaf7ed2b1ad'

export const finicityApiToken = defineDetector({
  id: 'finicity-api-token',
  tags: ['secret', 'payment'],
  summary: 'an app key of Finicity',
  source: 'https://developer.mastercard.com/open-finance-us/documentation/onboarding/',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[0-9A-Fa-f]{32}'),
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `FINICITY_KEY=${value}`, spans: [value] },
    { text: `"finicity_key": "${value}",`, spans: [value] },
  ],
  counterExamples: [`FINICITY_KEY=${'x'.repeat(32)}`, `checksum=${value}`],
})
