import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'gsk_' + 'N0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3m'

export const groqApiKey = defineDetector({
  id: 'groq-api-key',
  tags: ['secret', 'ai'],
  summary: 'an API key of Groq',
  source: 'https://console.groq.com/docs/quickstart',
  keywords: ['gsk_'],
  pattern: /\bgsk_[A-Za-z0-9]{52}(?![A-Za-z0-9])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `GROQ_API_KEY=${token}\n`, spans: [token] },
  ],
  counterExamples: [`gsk_${'x'.repeat(52)}`],
})
