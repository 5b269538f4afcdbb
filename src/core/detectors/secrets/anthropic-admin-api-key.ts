import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token =
  'sk-ant-admin01-' +
  'N0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3moValu3F0AA'

export const anthropicAdminApiKey = defineDetector({
  id: 'anthropic-admin-api-key',
  tags: ['secret', 'ai'],
  summary: 'an admin key of the Claude API',
  source: 'https://docs.anthropic.com/en/api/administration-api',
  keywords: ['sk-ant-admin01-'],
  pattern: /\bsk-ant-admin01-[\w-]{93}AA(?![\w-])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `ANTHROPIC_ADMIN_API_KEY=${token}\n`, spans: [token] },
  ],
  counterExamples: [`sk-ant-admin01-${'x'.repeat(93)}AA`, 'sk-ant-admin01-short'],
})
