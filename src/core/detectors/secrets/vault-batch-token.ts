import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token =
  'hvb.' +
  'N0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3moValu3F0rT3stsN' +
  '0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3'

export const vaultBatchToken = defineDetector({
  id: 'vault-batch-token',
  tags: ['secret', 'cloud'],
  summary: 'a batch token of HashiCorp Vault',
  source: 'https://developer.hashicorp.com/vault/docs/concepts/tokens',
  keywords: ['hvb.'],
  pattern: /\bhvb\.[\w-]{138,500}/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `VAULT_BATCH_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: [`hvb.${'x'.repeat(150)}`],
})
