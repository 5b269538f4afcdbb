import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksRandom } from '../looks-random.ts'

const names = ['auth0']

const value = 'N0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3moValu3F0rT3s'

export const auth0ClientSecret = defineDetector({
  id: 'auth0-client-secret',
  tags: ['secret', 'identity'],
  summary: 'a client secret of Auth0',
  source: 'https://auth0.com/docs/get-started/applications/application-settings',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[A-Za-z0-9_-]{64}'),
  entropy: 3,
  accepts: looksRandom,
  examples: [
    { text: `AUTH0_CLIENT_SECRET=${value}`, spans: [value] },
    { text: `"auth0_client_secret": "${value}",`, spans: [value] },
  ],
  counterExamples: [`AUTH0_CLIENT_SECRET=${'x'.repeat(64)}`, `checksum=${value}`],
})
