import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'jina_' + 'N0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3moValu3F0'

export const jinaApiKey = defineDetector({
  id: 'jina-api-key',
  tags: ['secret', 'ai'],
  summary: 'an API key of Jina',
  source: 'https://jina.ai/api-dashboard/',
  keywords: ['jina_'],
  pattern: /\bjina_[A-Za-z0-9]{32}[\w-]{20,40}(?![\w-])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `JINA_API_KEY=${token}\n`, spans: [token] },
  ],
  counterExamples: [`jina_${'x'.repeat(60)}`, 'jina_embeddings_v2'],
})
