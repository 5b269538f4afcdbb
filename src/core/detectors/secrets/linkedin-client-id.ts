import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksRandom } from '../looks-random.ts'

const names = ['linked-in']

const value = 'n0t4r34lk3yju5'

export const linkedinClientId = defineDetector({
  id: 'linkedin-client-id',
  tags: ['secret', 'chat'],
  summary: 'a client id of LinkedIn',
  source: 'https://learn.microsoft.com/en-us/linkedin/shared/authentication/authentication',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[A-Za-z0-9]{14}'),
  entropy: 3,
  accepts: looksRandom,
  examples: [
    { text: `LINKEDIN_CLIENT_ID=${value}`, spans: [value] },
    { text: `"linkedin_client_id": "${value}",`, spans: [value] },
  ],
  counterExamples: ['LINKEDIN_CLIENT_ID=xxxxxxxxxxxxxx', `checksum=${value}`],
})
