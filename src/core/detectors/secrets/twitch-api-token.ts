import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksRandom } from '../looks-random.ts'

const names = ['twitch']

const value = 'n0t4r34lk3yju5t4d3m0v4lu3f0rt3'

export const twitchApiToken = defineDetector({
  id: 'twitch-api-token',
  tags: ['secret', 'chat'],
  summary: 'a token of Twitch',
  source: 'https://dev.twitch.tv/docs/authentication/',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[A-Za-z0-9]{30}'),
  entropy: 3,
  accepts: looksRandom,
  examples: [
    { text: `TWITCH_TOKEN=${value}`, spans: [value] },
    { text: `"twitch_token": "${value}",`, spans: [value] },
  ],
  counterExamples: [`TWITCH_TOKEN=${'x'.repeat(30)}`, `checksum=${value}`],
})
