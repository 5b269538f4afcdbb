import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token =
  'xoxe.xoxp-1-' +
  'N0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3moValu3F0rT3stsN' +
  '0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3moValu3F0rT3stsN'

export const slackConfigAccessToken = defineDetector({
  id: 'slack-config-access-token',
  tags: ['secret', 'chat'],
  summary: 'a configuration access token of Slack',
  source: 'https://api.slack.com/concepts/token-types',
  keywords: ['xoxe'],
  pattern: /\bxoxe.xox[bp]-[0-9]-[A-Za-z0-9]{163,166}(?![A-Za-z0-9])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `SLACK_CONFIG_ACCESS_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: ['xoxe.xoxp-1-SlackAppConfigurationAccessTokenHere'],
})
