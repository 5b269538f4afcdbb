import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token =
  'ATATT3' +
  'N0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3moValu3F0rT3stsN' +
  '0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3moV'

export const atlassianApiToken = defineDetector({
  id: 'atlassian-api-token',
  tags: ['secret', 'code'],
  summary: 'an API token of an Atlassian account',
  source: 'https://support.atlassian.com/atlassian-account/docs/manage-api-tokens-for-your-atlassian-account/',
  keywords: ['ATATT3'],
  pattern: /\bATATT3[\w=-]{186}(?![\w=-])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `ATLASSIAN_API_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: [`ATATT3${'x'.repeat(186)}`, 'ATATT3'],
})
