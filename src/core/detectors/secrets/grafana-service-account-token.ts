import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'glsa_' + 'N0tAR3alK3yJustAD3moValu3F0rT3st_c0ffee5e'

export const grafanaServiceAccountToken = defineDetector({
  id: 'grafana-service-account-token',
  tags: ['secret', 'observability'],
  summary: 'a service account token of Grafana',
  source: 'https://grafana.com/docs/grafana/latest/administration/service-accounts/',
  keywords: ['glsa_'],
  pattern: /\bglsa_[A-Za-z0-9]{32}_[A-Fa-f0-9]{8}(?!\w)/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `GRAFANA_SERVICE_ACCOUNT_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: [`glsa_${'X'.repeat(32)}_AAAAAAAA`],
})
