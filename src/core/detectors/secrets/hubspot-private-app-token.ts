import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'pat-na1-' + 'c0ffee5e-a1ba-4bab-9e9d-ecaf7ed2b1ad'

export const hubspotPrivateAppToken = defineDetector({
  id: 'hubspot-private-app-token',
  tags: ['secret', 'cloud'],
  summary: 'a private app token of HubSpot',
  source: 'https://developers.hubspot.com/docs/guides/apps/private-apps/overview',
  keywords: ['pat-na', 'pat-eu', 'pat-ap'],
  pattern: /\bpat-(?:na|eu|ap)[0-9]-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}(?![\w-])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `HUBSPOT_PRIVATE_APP_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: ['pat-na1-00000000-0000-0000-0000-000000000000'],
})
