import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'
import { uuid } from '../uuid.ts'

const names = ['hubspot']

const value = 'c0ffee5e-a1ba-4bab-9e9d-ecaf7ed2b1ad'

export const hubspotApiKey = defineDetector({
  id: 'hubspot-api-key',
  tags: ['secret', 'cloud'],
  summary: 'an API key of HubSpot',
  source: 'https://developers.hubspot.com/docs/guides/apps/authentication/intro-to-auth',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, uuid),
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `HUBSPOT_API_KEY=${value}`, spans: [value] },
    { text: `"hubspot_api_key": "${value}",`, spans: [value] },
  ],
  counterExamples: ['HUBSPOT_API_KEY=xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx', `checksum=${value}`],
})
