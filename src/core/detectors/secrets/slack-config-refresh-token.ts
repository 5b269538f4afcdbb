import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token =
  'xoxe-1-' +
  'N0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3moValu3F0rT3stsN' +
  '0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJus'

export const slackConfigRefreshToken = defineDetector({
  id: 'slack-config-refresh-token',
  tags: ['secret', 'chat'],
  summary: 'a configuration refresh token of Slack',
  source: 'https://api.slack.com/concepts/token-types',
  keywords: ['xoxe-'],
  pattern: /\bxoxe-[0-9]-[A-Za-z0-9]{146}(?![A-Za-z0-9])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `SLACK_CONFIG_REFRESH_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: ['xoxe-1-RefreshTokenHere'],
})
