import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'xoxp-' + '867530924711-867530924711-867530924711-N0tAR3alK3yJustAD3moValu3F0rT3st'

export const slackUserToken = defineDetector({
  id: 'slack-user-token',
  tags: ['secret', 'chat'],
  summary: 'a user token of Slack',
  source: 'https://api.slack.com/concepts/token-types',
  keywords: ['xoxp-', 'xoxe-'],
  pattern: /\bxox[ep](?:-[0-9]{10,13}){3}-[A-Za-z0-9-]{28,34}(?![\w-])/,
  entropy: 2,
  examples: [
    { text: token, spans: [token] },
    { text: `SLACK_USER_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: ['xoxp-my-token'],
})
