import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'xai-' + 'N0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJus'

export const xaiApiKey = defineDetector({
  id: 'xai-api-key',
  tags: ['secret', 'ai'],
  summary: 'an API key of xAI',
  source: 'https://docs.x.ai/docs/overview',
  keywords: ['xai-'],
  pattern: /\bxai-[A-Za-z0-9]{80}(?![\w-])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `XAI_API_KEY=${token}\n`, spans: [token] },
  ],
  counterExamples: [`xai-${'x'.repeat(80)}`],
})
