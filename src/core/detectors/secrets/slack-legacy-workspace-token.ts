import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'xoxa-2-' + 'N0tAR3alK3yJustAD3moValu'

export const slackLegacyWorkspaceToken = defineDetector({
  id: 'slack-legacy-workspace-token',
  tags: ['secret', 'chat'],
  summary: 'a legacy workspace token of Slack',
  source: 'https://api.slack.com/concepts/token-types',
  keywords: ['xoxa-', 'xoxr-'],
  pattern: /\bxox[ar]-(?:[0-9]-)?[A-Za-z0-9]{8,48}(?:-[A-Za-z0-9]{1,48}){0,4}(?![\w-])/,
  entropy: 2,
  examples: [
    { text: token, spans: [token] },
    { text: `SLACK_LEGACY_WORKSPACE_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: ['https://github.com/xoxa-nyc/xoxa-nyc.github.io'],
})
