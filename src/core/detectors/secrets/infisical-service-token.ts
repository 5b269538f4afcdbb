import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'st.' + 'c0ffee5ea1ba0bab1e9decaf.c0ffee5ea1ba0bab1e9decaf7ed2b1ad.fee5ea1ba0bab1e9decaf7ed2b1ade3d'

export const infisicalServiceToken = defineDetector({
  id: 'infisical-service-token',
  tags: ['secret', 'cloud'],
  summary: 'a service token of Infisical',
  source: 'https://infisical.com/docs/documentation/platform/token',
  keywords: ['st.'],
  pattern: /(?<![\w.-])st\.[0-9a-f]{24}\.[0-9a-f]{32}\.[0-9a-f]{32}(?!\w)/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `INFISICAL_SERVICE_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: ['test.st.short', 'st.example.com'],
})
