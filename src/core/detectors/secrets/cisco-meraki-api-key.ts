import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'

const names = ['meraki']

const value = 'c0ffee5ea1ba0bab1e9decaf7ed2b1ade3d00d48'

export const ciscoMerakiApiKey = defineDetector({
  id: 'cisco-meraki-api-key',
  tags: ['secret', 'cloud'],
  summary: 'an API key of Cisco Meraki',
  source: 'https://developer.cisco.com/meraki/api-v1/authorization/',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[0-9a-f]{40}'),
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `MERAKI_KEY=${value}`, spans: [value] },
    { text: `"meraki_key": "${value}",`, spans: [value] },
  ],
  counterExamples: [`MERAKI_KEY=${'x'.repeat(40)}`, 'CameraKit: f15a5a04b0f6dc6073e6db0296e6ef2d8b8d2522'],
})
