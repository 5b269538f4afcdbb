import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = '867530924711350|' + 'N0tAR3alK3yJustAD3moValu3F0'

export const facebookAccessToken = defineDetector({
  id: 'facebook-access-token',
  tags: ['secret', 'chat'],
  summary: 'an app access token of Facebook',
  source: 'https://developers.facebook.com/docs/facebook-login/guides/access-tokens/',
  keywords: [],
  candidates: 'number',
  pattern: /(?<![\w.-])[0-9]{15,16}(?:\||%(?:7[cC])?)[\w-]{27,40}(?![\w-])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `access_token=${token}&fields=id`, spans: [token] },
  ],
  counterExamples: ['867530924711350|short', '99% of users'],
})
