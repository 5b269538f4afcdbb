import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksRandom } from '../looks-random.ts'

const names = ['linked-in']

const value = 'n0t4r34lk3yju5t4'

export const linkedinClientSecret = defineDetector({
  id: 'linkedin-client-secret',
  tags: ['secret', 'chat'],
  summary: 'a client secret of LinkedIn',
  source: 'https://learn.microsoft.com/en-us/linkedin/shared/authentication/authentication',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[A-Za-z0-9]{16}'),
  entropy: 3,
  accepts: looksRandom,
  examples: [
    { text: `LINKEDIN_CLIENT_SECRET=${value}`, spans: [value] },
    { text: `"linkedin_client_secret": "${value}",`, spans: [value] },
  ],
  counterExamples: ['LINKEDIN_CLIENT_SECRET=xxxxxxxxxxxxxxxx', `checksum=${value}`],
})
