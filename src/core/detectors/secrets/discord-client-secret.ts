import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksRandom } from '../looks-random.ts'

const names = ['discord']

const value = 'n0t4r34lk3yju5t4d3m0v4lu3f0rt3st'

export const discordClientSecret = defineDetector({
  id: 'discord-client-secret',
  tags: ['secret', 'chat'],
  summary: 'a client secret of Discord',
  source: 'https://discord.com/developers/docs/topics/oauth2',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[A-Za-z0-9=_-]{32}'),
  entropy: 2.5,
  accepts: looksRandom,
  examples: [
    { text: `DISCORD_CLIENT_SECRET=${value}`, spans: [value] },
    { text: `"discord_client_secret": "${value}",`, spans: [value] },
  ],
  counterExamples: [`DISCORD_CLIENT_SECRET=${'x'.repeat(32)}`, `checksum=${value}`],
})
