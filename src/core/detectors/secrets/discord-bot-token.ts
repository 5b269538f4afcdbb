import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'

const names = ['discord', 'bot-token']

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'MN0tAR3alK3yJustAD3moVal' + '.N0tAR3.N0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR'

export const discordBotToken = defineDetector({
  id: 'discord-bot-token',
  tags: ['secret', 'chat'],
  summary: 'a bot token of Discord',
  source: 'https://discord.com/developers/docs/reference',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, String.raw`[MNO][A-Za-z0-9]{23,27}\.[\w-]{6}\.[\w-]{27,38}`),
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `DISCORD_TOKEN=${token}`, spans: [token] },
    { text: `"discord_token": "${token}",`, spans: [token] },
  ],
  counterExamples: [
    `DISCORD_TOKEN=${'x'.repeat(24)}.xxxxxx.xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx`,
    `checksum=${token}`,
  ],
})
