import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token =
  'AAAAAAAAAAAAAAAAAAAAAA' +
  'N0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3moValu3F'

export const twitterBearerToken = defineDetector({
  id: 'twitter-bearer-token',
  tags: ['secret', 'chat'],
  summary: 'a bearer token of X, formerly Twitter',
  source: 'https://docs.x.com/resources/fundamentals/authentication/oauth-2-0/application-only',
  keywords: ['AAAAAAAAAAAAAAAAAAAAAA'],
  pattern: /(?<![\w+/-])A{22}[A-Za-z0-9%]{80,100}(?![A-Za-z0-9%+/=])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `TWITTER_BEARER_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: ['A'.repeat(120)],
})
