import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'

const names = ['discord']

const value = 'c0ffee5ea1ba0bab1e9decaf7ed2b1ade3d00d48ace6f01dc0ffee5ea1ba0bab'

export const discordApiToken = defineDetector({
  id: 'discord-api-token',
  tags: ['secret', 'chat'],
  summary: 'an API token of Discord',
  source: 'https://discord.com/developers/docs/reference',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[0-9A-Fa-f]{64}'),
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `DISCORD_TOKEN=${value}`, spans: [value] },
    { text: `"discord_token": "${value}",`, spans: [value] },
  ],
  counterExamples: [`DISCORD_TOKEN=${'x'.repeat(64)}`, `checksum=${value}`],
})
