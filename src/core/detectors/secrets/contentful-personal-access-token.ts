import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'CFPAT-' + 'N0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3'

export const contentfulPersonalAccessToken = defineDetector({
  id: 'contentful-personal-access-token',
  tags: ['secret', 'cloud'],
  summary: 'a personal access token of Contentful',
  source: 'https://www.contentful.com/help/token-management/personal-access-tokens/',
  keywords: ['CFPAT-'],
  pattern: /\bCFPAT-[\w-]{43}(?![\w-])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `CONTENTFUL_PERSONAL_ACCESS_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: [`CFPAT-${'x'.repeat(43)}`],
})
