import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksRandom } from '../looks-random.ts'

const names = ['mattermost']

const value = 'n0t4r34lk3yju5t4d3m0v4lu3f'

export const mattermostAccessToken = defineDetector({
  id: 'mattermost-access-token',
  tags: ['secret', 'chat'],
  summary: 'a personal access token of Mattermost',
  source: 'https://developers.mattermost.com/integrate/reference/personal-access-token/',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[A-Za-z0-9]{26}'),
  entropy: 3,
  accepts: looksRandom,
  examples: [
    { text: `MATTERMOST_TOKEN=${value}`, spans: [value] },
    { text: `"mattermost_token": "${value}",`, spans: [value] },
  ],
  counterExamples: [`MATTERMOST_TOKEN=${'x'.repeat(26)}`, `checksum=${value}`],
})
