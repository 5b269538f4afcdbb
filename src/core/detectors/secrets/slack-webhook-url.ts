import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'https://hooks.slack.com/services/' + 'T0NOTREAL/B0NOTREAL/N0tAR3alK3yJustAD3moValu'

export const slackWebhookUrl = defineDetector({
  id: 'slack-webhook-url',
  tags: ['secret', 'chat'],
  summary: 'a webhook URL of Slack, which lets anyone post',
  source: 'https://api.slack.com/messaging/webhooks',
  keywords: ['hooks'],
  before: 8,
  pattern: /(?:https?:\/\/)?\bhooks.slack.com\/(?:services|triggers|workflows)\/[A-Za-z0-9+/]{43,80}/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `"url": "${token}"`, spans: [token] },
  ],
  counterExamples: ['https://hooks.slack.com/services/', 'git hooks'],
})
