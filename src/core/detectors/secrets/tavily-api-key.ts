import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'tvly-' + 'N0tAR3alK3yJustAD3moValu3F0rT3st'

export const tavilyApiKey = defineDetector({
  id: 'tavily-api-key',
  tags: ['secret', 'ai'],
  summary: 'an API key of Tavily',
  source: 'https://docs.tavily.com/documentation/quickstart',
  keywords: ['tvly-'],
  pattern: /\btvly-(?:(?:dev|prod)-)?[A-Za-z0-9]{32}(?![\w-])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `TAVILY_API_KEY=${token}\n`, spans: [token] },
  ],
  counterExamples: [`tvly-${'x'.repeat(32)}`, 'tvly-YOUR_API_KEY'],
})
