import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksRandom } from '../looks-random.ts'

const names = ['dropbox']

const value = 'n0t4r34lk3yAAAAAAAAAAn0t4r34lk3yju5t4d3m0v4lu3f0rt3st5n0t4r34lk3'

export const dropboxLongLivedApiToken = defineDetector({
  id: 'dropbox-long-lived-api-token',
  tags: ['secret', 'cloud'],
  summary: 'a long-lived access token of Dropbox',
  source: 'https://www.dropbox.com/developers/reference/auth-types',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[A-Za-z0-9]{11}A{10}[A-Za-z0-9_=-]{43}'),
  entropy: 3,
  accepts: looksRandom,
  examples: [
    { text: `DROPBOX_TOKEN=${value}`, spans: [value] },
    { text: `"dropbox_token": "${value}",`, spans: [value] },
  ],
  counterExamples: [`DROPBOX_TOKEN=${'x'.repeat(64)}`, `checksum=${value}`],
})
