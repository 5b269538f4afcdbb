import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksRandom } from '../looks-random.ts'

const names = ['ngrok', 'authtoken']

const value = 'N0tAR3alK3yJustAD3moValu3F0_N0tAR3alK3yJustAD3moV'

export const ngrokAuthToken = defineDetector({
  id: 'ngrok-auth-token',
  tags: ['secret', 'cloud'],
  summary: 'an auth token of ngrok',
  source: 'https://ngrok.com/docs/agent/',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[A-Za-z0-9]{20,32}_[A-Za-z0-9]{20,24}'),
  entropy: 3,
  accepts: looksRandom,
  examples: [
    { text: `NGROK_AUTHTOKEN=${value}`, spans: [value] },
    { text: `"ngrok_authtoken": "${value}",`, spans: [value] },
  ],
  counterExamples: [`NGROK_AUTHTOKEN=${'x'.repeat(27)}_xxxxxxxxxxxxxxxxxxxxx`, `checksum=${value}`],
})
