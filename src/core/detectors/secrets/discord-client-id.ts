import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'

const names = ['discord']

const value = '867530924711350286'

export const discordClientId = defineDetector({
  id: 'discord-client-id',
  tags: ['secret', 'chat'],
  summary: 'a client id of Discord',
  source: 'https://discord.com/developers/docs/topics/oauth2',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[0-9]{17,20}'),
  entropy: 2,
  accepts: looksIssued,
  examples: [
    { text: `DISCORD_CLIENT_ID=${value}`, spans: [value] },
    { text: `"discord_client_id": "${value}",`, spans: [value] },
  ],
  counterExamples: ['DISCORD_CLIENT_ID=xxxxxxxxxxxxxxxxxx', `checksum=${value}`],
})
