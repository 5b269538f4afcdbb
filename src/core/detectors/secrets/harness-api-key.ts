import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'pat.' + 'N0tAR3alK3yJustAD3moVa.N0tAR3alK3yJustAD3moValu.N0tAR3alK3yJustAD3mo'

export const harnessApiKey = defineDetector({
  id: 'harness-api-key',
  tags: ['secret', 'code'],
  summary: 'a personal or service account token of Harness',
  source: 'https://developer.harness.io/docs/platform/automation/api/add-and-manage-api-keys',
  keywords: ['pat.', 'sat.'],
  pattern: /\b[ps]at\.[A-Za-z0-9_-]{22}\.[A-Za-z0-9]{24}\.[A-Za-z0-9]{20}(?![A-Za-z0-9])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `HARNESS_API_KEY=${token}\n`, spans: [token] },
  ],
  counterExamples: ['pat.match(text)', `pat.xxxxxxxxxxxxxxxxxxxxxx.${'x'.repeat(24)}.xxxxxxxxxxxxxxxxxxxx`],
})
