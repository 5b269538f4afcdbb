import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksRandom } from '../looks-random.ts'

const names = ['rapid-api']

const value = 'n0t4r34lk3yju5t4d3m0v4lu3f0rt3st5n0t4r34lk3yju5t4d'

export const rapidapiAccessToken = defineDetector({
  id: 'rapidapi-access-token',
  tags: ['secret', 'cloud'],
  summary: 'an API key of RapidAPI',
  source: 'https://docs.rapidapi.com/docs/keys',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[A-Za-z0-9]{50}'),
  entropy: 3,
  accepts: looksRandom,
  examples: [
    { text: `RAPIDAPI_KEY=${value}`, spans: [value] },
    { text: `"rapidapi_key": "${value}",`, spans: [value] },
  ],
  counterExamples: [`RAPIDAPI_KEY=${'x'.repeat(50)}`, `checksum=${value}`],
})
