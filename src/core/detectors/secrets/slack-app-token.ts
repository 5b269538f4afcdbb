import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'xapp-' + '1-A0NOTREAL00-8675309247113-c0ffee5ea1ba0bab1e9decaf7ed2b1ade3d00d48ace6f01dc0ffee5ea1ba0bab'

export const slackAppToken = defineDetector({
  id: 'slack-app-token',
  tags: ['secret', 'chat'],
  summary: 'an app-level token of Slack',
  source: 'https://api.slack.com/concepts/token-types',
  keywords: ['xapp-'],
  ignoreCase: true,
  pattern: /\bxapp-[0-9]-[A-Z0-9]{1,24}-[0-9]{1,20}-[a-z0-9]{1,100}(?![\w-])/i,
  entropy: 2,
  examples: [
    { text: token, spans: [token] },
    { text: `SLACK_APP_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: ['xapp-token', 'xapp-1-A-short'],
})
