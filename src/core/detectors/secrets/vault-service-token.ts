import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token =
  'hvs.' +
  'N0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3moValu3F0rT'

export const vaultServiceToken = defineDetector({
  id: 'vault-service-token',
  tags: ['secret', 'cloud'],
  summary: 'a service token of HashiCorp Vault',
  source: 'https://developer.hashicorp.com/vault/docs/concepts/tokens',
  keywords: ['hvs.'],
  pattern: /\bhvs\.[\w-]{24,200}/,
  entropy: 3.5,
  examples: [
    { text: token, spans: [token] },
    { text: `VAULT_SERVICE_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: [`hvs.${'x'.repeat(95)}`, 'hvs.configuration'],
})
