import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksRandom } from '../looks-random.ts'

const names = ['paypal']

const value = 'N0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJus'

export const paypalClientSecret = defineDetector({
  id: 'paypal-client-secret',
  tags: ['secret', 'payment'],
  summary: 'a client secret of PayPal',
  source: 'https://developer.paypal.com/api/rest/authentication/',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[A-Za-z0-9_-]{80}'),
  entropy: 3,
  accepts: looksRandom,
  examples: [
    { text: `PAYPAL_CLIENT_SECRET=${value}`, spans: [value] },
    { text: `"paypal_client_secret": "${value}",`, spans: [value] },
  ],
  counterExamples: [`PAYPAL_CLIENT_SECRET=${'x'.repeat(80)}`, `checksum=${value}`],
})
