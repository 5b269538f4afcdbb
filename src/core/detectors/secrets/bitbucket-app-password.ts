import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'ATBB' + 'N0tAR3alK3yJustAD3moValu3F0rT3st'

export const bitbucketAppPassword = defineDetector({
  id: 'bitbucket-app-password',
  tags: ['secret', 'code'],
  summary: 'an app password of Bitbucket',
  source: 'https://support.atlassian.com/bitbucket-cloud/docs/app-passwords/',
  keywords: ['ATBB'],
  pattern: /\bATBB[A-Za-z0-9]{32}(?![A-Za-z0-9])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `BITBUCKET_APP_PASSWORD=${token}\n`, spans: [token] },
  ],
  counterExamples: [`ATBB${'x'.repeat(32)}`],
})
