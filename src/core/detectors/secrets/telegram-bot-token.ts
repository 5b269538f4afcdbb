import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = '867530924' + ':AAN0tAR3alK3yJustAD3moValu3F0rT3sts'

export const telegramBotToken = defineDetector({
  id: 'telegram-bot-token',
  tags: ['secret', 'chat'],
  summary: 'a bot token of Telegram, wherever it stands',
  source: 'https://core.telegram.org/bots/api#authorizing-your-bot',
  keywords: [':AA'],
  before: 13,
  pattern: /(?<![\w.-])(?:bot)?(?<span>[0-9]{8,10}:AA[\w-]{33})(?![\w-])/,
  entropy: 3.5,
  examples: [
    { text: token, spans: [token] },
    { text: `https://api.telegram.org/bot${token}/getMe`, spans: [token] },
  ],
  counterExamples: ['::AA00:1'],
})
