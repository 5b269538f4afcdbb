import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksRandom } from '../looks-random.ts'

const names = ['intercom']

const value = 'n0t4r34lk3yju5t4d3m0v4lu3f0rt3st5n0t4r34lk3yju5t4d3m0v4lu3f0'

export const intercomApiKey = defineDetector({
  id: 'intercom-api-key',
  tags: ['secret', 'chat'],
  summary: 'an access token of Intercom',
  source: 'https://developers.intercom.com/docs/build-an-integration/learn-more/authentication',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[A-Za-z0-9_=-]{60}'),
  entropy: 3,
  accepts: looksRandom,
  examples: [
    { text: `INTERCOM_TOKEN=${value}`, spans: [value] },
    { text: `"intercom_token": "${value}",`, spans: [value] },
  ],
  counterExamples: [`INTERCOM_TOKEN=${'x'.repeat(60)}`, `checksum=${value}`],
})
