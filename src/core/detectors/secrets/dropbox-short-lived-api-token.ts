import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'

const names = ['dropbox']

// In pieces, so that no scanner of repositories takes it for a live one.
const token =
  'sl.' +
  'N0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3moValu3F0rT3stsN' +
  '0tAR3alK3yJustAD3moValu3F0rT3stsN0t'

export const dropboxShortLivedApiToken = defineDetector({
  id: 'dropbox-short-lived-api-token',
  tags: ['secret', 'cloud'],
  summary: 'a short-lived access token of Dropbox',
  source: 'https://www.dropbox.com/developers/reference/auth-types',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, String.raw`sl\.(?:u\.)?[\w=-]{130,1300}`),
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `DROPBOX_TOKEN=${token}`, spans: [token] },
    { text: `"dropbox_token": "${token}",`, spans: [token] },
  ],
  counterExamples: ['dropbox_token=sl.short', 'dropbox: sl.wikipedia.org'],
})
