import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'xoxb-' + '867530924711-8675309247113-N0tAR3alK3yJustAD3moValu'

export const slackBotToken = defineDetector({
  id: 'slack-bot-token',
  tags: ['secret', 'chat'],
  summary: 'a bot token of Slack',
  source: 'https://api.slack.com/concepts/token-types',
  keywords: ['xoxb-'],
  pattern: /\bxoxb-[0-9]{8,14}-(?:[0-9]{10,13}[\w-]{0,60}|[A-Za-z0-9]{18,26})(?![\w-])/,
  entropy: 2,
  examples: [
    { text: token, spans: [token] },
    { text: `SLACK_BOT_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: ['xoxb-xxxxxxxxx-xxxxxxxxxx-xxxxxxxxxxxx', 'xoxb-12345-abcd234'],
})
