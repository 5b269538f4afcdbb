import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'LTAI' + 'n0t4r34lk3yju5t4d3m0'

export const alibabaAccessKeyId = defineDetector({
  id: 'alibaba-access-key-id',
  tags: ['secret', 'cloud'],
  summary: 'the id of an access key of Alibaba Cloud',
  source: 'https://www.alibabacloud.com/help/en/ram/user-guide/create-an-accesskey-pair',
  keywords: ['LTAI'],
  pattern: /\bLTAI(?:[A-Za-z0-9]{20}|[A-Za-z0-9]{12,16})(?![\w-])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `ALIBABA_ACCESS_KEY_ID=${token}\n`, spans: [token] },
  ],
  counterExamples: ['LTAIxxxxxxxxxxxxxxxxxxxx', 'VOLTAIRE'],
})
