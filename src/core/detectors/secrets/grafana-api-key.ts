import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'eyJrIjoi' + 'N0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJus'

export const grafanaApiKey = defineDetector({
  id: 'grafana-api-key',
  tags: ['secret', 'observability'],
  summary: 'an API key of Grafana',
  source: 'https://grafana.com/docs/grafana/latest/administration/api-keys/',
  keywords: ['eyJrIjoi'],
  pattern: /(?<![A-Za-z0-9+/])eyJrIjoi[A-Za-z0-9]{70,400}={0,3}(?![A-Za-z0-9.])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `GRAFANA_API_KEY=${token}\n`, spans: [token] },
  ],
  counterExamples: ['eyJrIjoi'],
})
