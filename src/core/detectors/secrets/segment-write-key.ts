import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksRandom } from '../looks-random.ts'

const names = ['segment-write-key', 'segment-key', 'segment-api-key']

const value = 'N0tAR3alK3yJustAD3moValu3F0rT3st'

export const segmentWriteKey = defineDetector({
  id: 'segment-write-key',
  tags: ['secret', 'observability'],
  summary: 'a write key of Segment',
  source: 'https://segment.com/docs/connections/find-writekey/',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[A-Za-z0-9]{32}'),
  entropy: 3,
  accepts: looksRandom,
  examples: [
    { text: `SEGMENT_WRITE_KEY=${value}`, spans: [value] },
    { text: `"segment_write_key": "${value}",`, spans: [value] },
  ],
  counterExamples: [`SEGMENT_WRITE_KEY=${'x'.repeat(32)}`, `checksum=${value}`],
})
