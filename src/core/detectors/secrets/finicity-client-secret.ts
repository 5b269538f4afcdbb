import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksRandom } from '../looks-random.ts'

const names = ['finicity']

const value = 'n0t4r34lk3yju5t4d3m0'

export const finicityClientSecret = defineDetector({
  id: 'finicity-client-secret',
  tags: ['secret', 'payment'],
  summary: 'a partner secret of Finicity',
  source: 'https://developer.mastercard.com/open-finance-us/documentation/onboarding/',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[A-Za-z0-9]{20}'),
  entropy: 3,
  accepts: looksRandom,
  examples: [
    { text: `FINICITY_SECRET=${value}`, spans: [value] },
    { text: `"finicity_secret": "${value}",`, spans: [value] },
  ],
  counterExamples: ['FINICITY_SECRET=xxxxxxxxxxxxxxxxxxxx', `checksum=${value}`],
})
