import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksRandom } from '../looks-random.ts'

const names = ['airtable']

const value = 'n0t4r34lk3yju5t4d'

export const airtableApiKey = defineDetector({
  id: 'airtable-api-key',
  tags: ['secret', 'cloud'],
  summary: 'an API key of Airtable',
  source: 'https://airtable.com/developers/web/api/authentication',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[A-Za-z0-9]{17}'),
  entropy: 3,
  accepts: looksRandom,
  examples: [
    { text: `AIRTABLE_KEY=${value}`, spans: [value] },
    { text: `"airtable_key": "${value}",`, spans: [value] },
  ],
  counterExamples: ['AIRTABLE_KEY=xxxxxxxxxxxxxxxxx', `checksum=${value}`],
})
