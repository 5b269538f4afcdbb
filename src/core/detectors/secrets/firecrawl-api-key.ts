import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'fc-' + 'c0ffee5ea1ba0bab1e9decaf7ed2b1ad'

export const firecrawlApiKey = defineDetector({
  id: 'firecrawl-api-key',
  tags: ['secret', 'ai'],
  summary: 'an API key of Firecrawl',
  source: 'https://docs.firecrawl.dev/introduction',
  keywords: ['fc-'],
  pattern: /(?<![\w-])fc-[0-9a-f]{32}(?![\w-])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `FIRECRAWL_API_KEY=${token}\n`, spans: [token] },
  ],
  counterExamples: [`fc-${'0'.repeat(32)}`, 'fc-cache -f'],
})
