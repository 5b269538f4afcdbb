import { defineDetector } from '../define-detector.ts'
import { looksRandom } from '../looks-random.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'glc_' + 'N0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3moValu3F0rT3s'

export const grafanaCloudApiToken = defineDetector({
  id: 'grafana-cloud-api-token',
  tags: ['secret', 'observability'],
  summary: 'an access policy token of Grafana Cloud',
  source: 'https://grafana.com/docs/grafana-cloud/security-and-account-management/authentication-and-permissions/access-policies/',
  keywords: ['glc_'],
  pattern: /\bglc_[A-Za-z0-9+/]{32,400}={0,3}/,
  entropy: 3,
  accepts: looksRandom,
  examples: [
    { text: token, spans: [token] },
    { text: `GRAFANA_CLOUD_API_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: [`glc_${'x'.repeat(64)}`, 'glc_CreateLightmapTexturesIndividual()'],
})
