import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'sk-or-v1-' + 'c0ffee5ea1ba0bab1e9decaf7ed2b1ade3d00d48ace6f01dc0ffee5ea1ba0bab'

export const openrouterApiKey = defineDetector({
  id: 'openrouter-api-key',
  tags: ['secret', 'ai'],
  summary: 'an API key of OpenRouter',
  source: 'https://openrouter.ai/docs/api-reference/authentication',
  keywords: ['sk-or-v1-'],
  pattern: /\bsk-or-v1-[0-9a-f]{64}(?![\w-])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `OPENROUTER_API_KEY=${token}\n`, spans: [token] },
  ],
  counterExamples: [`sk-or-v1-${'0'.repeat(64)}`],
})
