import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 's.' + 'N0tAR3alK3yJustAD3moValu'

export const vaultLegacyServiceToken = defineDetector({
  id: 'vault-legacy-service-token',
  tags: ['secret', 'cloud'],
  summary: 'a service token of HashiCorp Vault in its older form',
  source: 'https://developer.hashicorp.com/vault/docs/concepts/tokens',
  keywords: ['s.'],
  pattern: /(?<![\w.-])s\.(?=[A-Za-z]{0,23}[0-9])(?=[A-Z0-9]{0,23}[a-z])[A-Za-z0-9]{24}(?![\w.-])/,
  entropy: 3.5,
  examples: [
    { text: token, spans: [token] },
    { text: `VAULT_LEGACY_SERVICE_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: [`s.${'x'.repeat(24)}`, 's.THISSTRINGISALLUPPERCASE', 's.makeKubeConfigController = args'],
})
