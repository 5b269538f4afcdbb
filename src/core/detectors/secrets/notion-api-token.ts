import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'ntn_' + '86753092471N0tAR3alK3yJustAD3moValu3F0rT3stsN0'

export const notionApiToken = defineDetector({
  id: 'notion-api-token',
  tags: ['secret', 'cloud'],
  summary: 'an integration token of Notion',
  source: 'https://developers.notion.com/docs/authorization',
  keywords: ['ntn_'],
  pattern: /\bntn_[0-9]{11}[A-Za-z0-9]{35}(?![A-Za-z0-9])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `NOTION_API_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: [`ntn_00000000000${'x'.repeat(35)}`],
})
