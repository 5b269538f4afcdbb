import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'

const names = ['telegr']

// In pieces, so that no scanner of repositories takes it for a live one.
const token = '867530924' + ':AAN0tAR3alK3yJustAD3moValu3F0rT3sts'

export const telegramBotApiToken = defineDetector({
  id: 'telegram-bot-api-token',
  tags: ['secret', 'chat'],
  summary: 'a bot token of Telegram',
  source: 'https://core.telegram.org/bots/api#authorizing-your-bot',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[0-9]{5,16}:A[A-Za-z0-9_-]{34}'),
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `TELEGRAM_TOKEN=${token}`, spans: [token] },
    { text: `"telegram_token": "${token}",`, spans: [token] },
  ],
  counterExamples: [`TELEGRAM_TOKEN=xxxxxxxxx:${'x'.repeat(35)}`, `checksum=${token}`],
})
