import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'nfp_' + 'N0tAR3alK3yJustAD3moValu3F0rT3stsN0t'

export const netlifyPersonalAccessToken = defineDetector({
  id: 'netlify-personal-access-token',
  tags: ['secret', 'cloud'],
  summary: 'a personal access token of Netlify with its prefix',
  source: 'https://docs.netlify.com/api/get-started/',
  keywords: ['nfp_'],
  pattern: /\bnfp_[A-Za-z0-9]{36}(?![A-Za-z0-9])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `NETLIFY_PERSONAL_ACCESS_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: [`nfp_${'x'.repeat(36)}`],
})
