import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksRandom } from '../looks-random.ts'

const names = ['adafruit']

const value = 'n0t4r34lk3yju5t4d3m0v4lu3f0rt3st'

export const adafruitApiKey = defineDetector({
  id: 'adafruit-api-key',
  tags: ['secret', 'cloud'],
  summary: 'a key of Adafruit IO',
  source: 'https://io.adafruit.com/api/docs/',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[A-Za-z0-9_-]{32}'),
  entropy: 3,
  accepts: looksRandom,
  examples: [
    { text: `ADAFRUIT_KEY=${value}`, spans: [value] },
    { text: `"adafruit_key": "${value}",`, spans: [value] },
  ],
  counterExamples: [`ADAFRUIT_KEY=${'x'.repeat(32)}`, `checksum=${value}`],
})
