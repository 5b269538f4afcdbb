import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'pcsk_' + 'N0tAR3_N0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3moValu3F0rT3'

export const pineconeApiKey = defineDetector({
  id: 'pinecone-api-key',
  tags: ['secret', 'ai', 'database'],
  summary: 'an API key of Pinecone',
  source: 'https://docs.pinecone.io/guides/projects/manage-api-keys',
  keywords: ['pcsk_'],
  pattern: /\bpcsk_[A-Za-z0-9]{4,8}_[A-Za-z0-9]{56,70}(?![A-Za-z0-9])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `PINECONE_API_KEY=${token}\n`, spans: [token] },
  ],
  counterExamples: [`pcsk_xxxxxx_${'x'.repeat(63)}`],
})
