import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'xoxs-' + '8675309247-8675309247-8675309247-c0ffee5ea1'

export const slackLegacyToken = defineDetector({
  id: 'slack-legacy-token',
  tags: ['secret', 'chat'],
  summary: 'a legacy token of Slack',
  source: 'https://api.slack.com/legacy/custom-integrations/legacy-tokens',
  keywords: ['xoxo-', 'xoxs-'],
  pattern: /\bxox[os](?:-[0-9]{1,14}){3}-[A-Fa-f0-9]{1,80}(?![\w-])/,
  entropy: 2,
  examples: [
    { text: token, spans: [token] },
    { text: `SLACK_LEGACY_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: ['2018-250-xoxo-indieweb-1.jpg', 'EXO-XOXO-teaser'],
})
