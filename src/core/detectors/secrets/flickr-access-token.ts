import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksRandom } from '../looks-random.ts'

const names = ['flickr']

const value = 'n0t4r34lk3yju5t4d3m0v4lu3f0rt3st'

export const flickrAccessToken = defineDetector({
  id: 'flickr-access-token',
  tags: ['secret', 'cloud'],
  summary: 'an API key of Flickr',
  source: 'https://www.flickr.com/services/api/misc.api_keys.html',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[A-Za-z0-9]{32}'),
  entropy: 3,
  accepts: looksRandom,
  examples: [
    { text: `FLICKR_KEY=${value}`, spans: [value] },
    { text: `"flickr_key": "${value}",`, spans: [value] },
  ],
  counterExamples: [`FLICKR_KEY=${'x'.repeat(32)}`, `checksum=${value}`],
})
