import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token =
  'sk-ant-api03-' +
  'N0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3moValu3F0AA'

export const anthropicApiKey = defineDetector({
  id: 'anthropic-api-key',
  tags: ['secret', 'ai'],
  summary: 'a key of the Claude API',
  source: 'https://docs.anthropic.com/en/api/overview',
  keywords: ['sk-ant-api03-'],
  pattern: /\bsk-ant-api03-[\w-]{93}AA(?![\w-])/,
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: token, spans: [token] },
    { text: `ANTHROPIC_API_KEY=${token}\n`, spans: [token] },
  ],
  counterExamples: [`sk-ant-api03-${'x'.repeat(93)}AA`, 'sk-ant-api03-short'],
})
