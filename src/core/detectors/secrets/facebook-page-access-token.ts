import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token =
  'EAAM' +
  'N0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3moValu3F0rT3stsN' +
  '0tAR3alK3yJustAD3moV'

export const facebookPageAccessToken = defineDetector({
  id: 'facebook-page-access-token',
  tags: ['secret', 'chat'],
  summary: 'a page access token of Facebook',
  source: 'https://developers.facebook.com/docs/facebook-login/guides/access-tokens/',
  keywords: ['EAA'],
  pattern: /\bEAA[MC][A-Za-z0-9]{100,400}(?![A-Za-z0-9])/,
  entropy: 4,
  examples: [
    { text: token, spans: [token] },
    { text: `FACEBOOK_PAGE_ACCESS_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: [`EAAM${'x'.repeat(120)}`, 'EAAC'],
})
