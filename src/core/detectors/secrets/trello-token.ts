import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'ATTA' + 'c0ffee5ea1ba0bab1e9decaf7ed2b1ade3d00d48ace6f01dc0ffee5ea1ba0babC0FFEE5E'

export const trelloToken = defineDetector({
  id: 'trello-token',
  tags: ['secret', 'cloud'],
  summary: 'an API token of Trello',
  source: 'https://developer.atlassian.com/cloud/trello/guides/rest-api/authorization/',
  keywords: ['ATTA'],
  pattern: /\bATTA[a-f0-9]{64}[A-F0-9]{8}(?!\w)/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `TRELLO_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: [`ATTA${'0'.repeat(72)}`, 'ATTACHMENT'],
})
