import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksRandom } from '../looks-random.ts'

const names = ['shodan']

const value = 'N0tAR3alK3yJustAD3moValu3F0rT3st'

export const shodanApiKey = defineDetector({
  id: 'shodan-api-key',
  tags: ['secret', 'cloud'],
  summary: 'an API key of Shodan',
  source: 'https://developer.shodan.io/api',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[A-Za-z0-9]{32}'),
  entropy: 3,
  accepts: looksRandom,
  examples: [
    { text: `SHODAN_API_KEY=${value}`, spans: [value] },
    { text: `"shodan_api_key": "${value}",`, spans: [value] },
  ],
  counterExamples: [`SHODAN_API_KEY=${'x'.repeat(32)}`, `checksum=${value}`],
})
