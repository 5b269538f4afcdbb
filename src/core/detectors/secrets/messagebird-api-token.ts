import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksRandom } from '../looks-random.ts'

const names = ['message-bird']

const value = 'n0t4r34lk3yju5t4d3m0v4lu3'

export const messagebirdApiToken = defineDetector({
  id: 'messagebird-api-token',
  tags: ['secret', 'chat'],
  summary: 'an access key of MessageBird',
  source: 'https://developers.messagebird.com/api/#authentication',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[A-Za-z0-9]{25}'),
  entropy: 3,
  accepts: looksRandom,
  examples: [
    { text: `MESSAGEBIRD_KEY=${value}`, spans: [value] },
    { text: `"messagebird_key": "${value}",`, spans: [value] },
  ],
  counterExamples: [`MESSAGEBIRD_KEY=${'x'.repeat(25)}`, `checksum=${value}`],
})
