import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksRandom } from '../looks-random.ts'

const names = ['dropbox']

const value = 'n0t4r34lk3yju5t'

export const dropboxApiToken = defineDetector({
  id: 'dropbox-api-token',
  tags: ['secret', 'cloud'],
  summary: 'an app secret of Dropbox',
  source: 'https://www.dropbox.com/developers/reference/auth-types',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[A-Za-z0-9]{15}'),
  entropy: 3,
  accepts: looksRandom,
  examples: [
    { text: `DROPBOX_APP_SECRET=${value}`, spans: [value] },
    { text: `"dropbox_app_secret": "${value}",`, spans: [value] },
  ],
  counterExamples: ['DROPBOX_APP_SECRET=xxxxxxxxxxxxxxx', `checksum=${value}`],
})
