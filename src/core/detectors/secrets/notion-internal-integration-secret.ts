import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'secret_' + 'N0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3'

export const notionInternalIntegrationSecret = defineDetector({
  id: 'notion-internal-integration-secret',
  tags: ['secret', 'cloud'],
  summary: 'an integration token of Notion in its older form',
  source: 'https://developers.notion.com/docs/authorization',
  keywords: ['secret_'],
  pattern: /\bsecret_[A-Za-z0-9]{43}(?![A-Za-z0-9])/,
  entropy: 3.5,
  accepts: looksIssued,
  examples: [
    { text: token, spans: [token] },
    { text: `NOTION_INTERNAL_INTEGRATION_SECRET=${token}\n`, spans: [token] },
  ],
  counterExamples: [`secret_${'x'.repeat(43)}`, 'secret_key_base'],
})
