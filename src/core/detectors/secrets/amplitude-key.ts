import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'

const names = ['amplitude']

const value = 'c0ffee5ea1ba0bab1e9decaf7ed2b1ad'

export const amplitudeKey = defineDetector({
  id: 'amplitude-key',
  tags: ['secret', 'observability'],
  summary: 'an API or secret key of Amplitude',
  source: 'https://amplitude.com/docs/apis/authentication',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[0-9a-f]{32}'),
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `AMPLITUDE_API_KEY=${value}`, spans: [value] },
    { text: `"amplitude_api_key": "${value}",`, spans: [value] },
  ],
  counterExamples: [`AMPLITUDE_API_KEY=${'x'.repeat(32)}`, `checksum=${value}`],
})
