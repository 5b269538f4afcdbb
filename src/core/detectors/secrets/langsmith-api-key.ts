import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'lsv2_pt_' + 'c0ffee5ea1ba0bab1e9decaf7ed2b1ad_c0ffee5ea1'

export const langsmithApiKey = defineDetector({
  id: 'langsmith-api-key',
  tags: ['secret', 'ai', 'observability'],
  summary: 'an API key of LangSmith',
  source: 'https://docs.smith.langchain.com/administration/how_to_guides/organization_management/create_account_api_key',
  keywords: ['lsv2_pt_', 'lsv2_sk_'],
  pattern: /\blsv2_(?:pt|sk)_[a-f0-9]{32}_[a-f0-9]{10}(?!\w)/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `LANGSMITH_API_KEY=${token}\n`, spans: [token] },
  ],
  counterExamples: [`lsv2_pt_${'0'.repeat(32)}_0000000000`],
})
