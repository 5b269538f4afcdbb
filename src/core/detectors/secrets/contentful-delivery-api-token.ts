import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksRandom } from '../looks-random.ts'

const names = ['contentful']

const value = 'n0t4r34lk3yju5t4d3m0v4lu3f0rt3st5n0t4r34lk3'

export const contentfulDeliveryApiToken = defineDetector({
  id: 'contentful-delivery-api-token',
  tags: ['secret', 'cloud'],
  summary: 'a delivery token of Contentful',
  source: 'https://www.contentful.com/developers/docs/references/authentication/',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[A-Za-z0-9=_-]{43}'),
  entropy: 3,
  accepts: looksRandom,
  examples: [
    { text: `CONTENTFUL_TOKEN=${value}`, spans: [value] },
    { text: `"contentful_token": "${value}",`, spans: [value] },
  ],
  counterExamples: [`CONTENTFUL_TOKEN=${'x'.repeat(43)}`, `checksum=${value}`],
})
