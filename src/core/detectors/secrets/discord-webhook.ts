import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token =
  'https://discord.com/api/webhooks/' +
  '867530924711350286/N0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3moValu3F0rT3stsN0'

export const discordWebhook = defineDetector({
  id: 'discord-webhook',
  tags: ['secret', 'chat'],
  summary: 'a webhook URL of Discord, which lets anyone post',
  source: 'https://discord.com/developers/docs/resources/webhook',
  keywords: ['discord.com/api/webhooks/', 'discordapp.com/api/webhooks/'],
  before: 8,
  pattern: /(?:https:\/\/)?\bdiscord(?:app)?\.com\/api\/webhooks\/[0-9]{17,20}\/[\w-]{60,80}/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `"url": "${token}"`, spans: [token] },
  ],
  counterExamples: ['https://discord.com/api/webhooks/123/abc'],
})
