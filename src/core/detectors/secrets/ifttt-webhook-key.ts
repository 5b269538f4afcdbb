import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksRandom } from '../looks-random.ts'

const names = ['ifttt']

const value = 'N0tAR3alK3yJustAD3moVa'

export const iftttWebhookKey = defineDetector({
  id: 'ifttt-webhook-key',
  tags: ['secret', 'chat'],
  summary: 'a webhook key of IFTTT',
  source: 'https://help.ifttt.com/hc/en-us/articles/115010230347',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[A-Za-z0-9_-]{22,43}'),
  entropy: 3,
  accepts: looksRandom,
  examples: [
    { text: `IFTTT_KEY=${value}`, spans: [value] },
    { text: `"ifttt_key": "${value}",`, spans: [value] },
  ],
  counterExamples: ['IFTTT_KEY=xxxxxxxxxxxxxxxxxxxxxx', `checksum=${value}`],
})
