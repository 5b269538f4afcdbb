import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'pk_' + '86753092_N0TAR3ALK3YJUSTAD3M0VALU3F0RT3ST'

export const clickupToken = defineDetector({
  id: 'clickup-token',
  tags: ['secret', 'cloud'],
  summary: 'a personal token of ClickUp',
  source: 'https://developer.clickup.com/docs/authentication',
  keywords: ['pk_'],
  pattern: /\bpk_[0-9]{6,10}_[A-Z0-9]{32}(?!\w)/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `CLICKUP_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: [`pk_12345678_${'X'.repeat(32)}`, 'pk_id'],
})
