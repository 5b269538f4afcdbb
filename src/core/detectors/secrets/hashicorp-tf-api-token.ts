import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'N0tAR3alK3yJus' + '.atlasv1.N0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3moValu3F0rT3stsN'

export const hashicorpTfApiToken = defineDetector({
  id: 'hashicorp-tf-api-token',
  tags: ['secret', 'cloud', 'code'],
  summary: 'an API token of HCP Terraform',
  source: 'https://developer.hashicorp.com/terraform/cloud-docs/users-teams-organizations/api-tokens',
  keywords: ['.atlasv1.'],
  before: 14,
  pattern: /(?<![A-Za-z0-9])[A-Za-z0-9]{14}\.atlasv1\.[\w=-]{60,70}(?![\w=-])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `HASHICORP_TF_API_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: [`xxxxxxxxxxxxxx.atlasv1.${'x'.repeat(67)}`, 'docs of .atlasv1. tokens'],
})
