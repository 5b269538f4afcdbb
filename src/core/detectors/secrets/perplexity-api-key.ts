import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'pplx-' + 'N0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJust'

export const perplexityApiKey = defineDetector({
  id: 'perplexity-api-key',
  tags: ['secret', 'ai'],
  summary: 'an API key of Perplexity',
  source: 'https://docs.perplexity.ai/guides/getting-started',
  keywords: ['pplx-'],
  pattern: /\bpplx-[A-Za-z0-9]{48}(?![\w-])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `PERPLEXITY_API_KEY=${token}\n`, spans: [token] },
  ],
  counterExamples: [`pplx-${'x'.repeat(48)}`, 'pplx-70b-online'],
})
