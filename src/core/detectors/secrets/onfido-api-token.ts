import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'api_sandbox.' + 'N0tAR3alK3y.N0tAR3alK3yJustAD3moValu3F0rT3st'

export const onfidoApiToken = defineDetector({
  id: 'onfido-api-token',
  tags: ['secret', 'identity'],
  summary: 'an API token of Onfido',
  source: 'https://documentation.onfido.com/api/latest/',
  keywords: ['api_live', 'api_sandbox'],
  pattern: /\bapi_(?:live|sandbox)(?:_(?:us|ca))?\.[\w-]{11}\.[\w-]{32}(?![\w-])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `ONFIDO_API_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: ['api_sandbox.example.com'],
})
