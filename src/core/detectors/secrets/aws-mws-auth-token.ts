import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'amzn.mws.' + 'c0ffee5e-a1ba-4bab-9e9d-ecaf7ed2b1ad'

export const awsMwsAuthToken = defineDetector({
  id: 'aws-mws-auth-token',
  tags: ['secret', 'cloud', 'payment'],
  summary: 'an auth token of Amazon Marketplace Web Service',
  source: 'https://developer-docs.amazon.com/sp-api/docs/migrating-authorization-from-amazon-mws',
  keywords: ['amzn.mws.'],
  pattern: /\bamzn\.mws\.[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}(?![\w-])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `AWS_MWS_AUTH_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: ['amzn.mws.00000000-0000-0000-0000-000000000000', 'amzn.mws.token'],
})
