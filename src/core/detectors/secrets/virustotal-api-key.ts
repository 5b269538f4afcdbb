import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'

const names = ['virustotal', 'virus-total', 'x-apikey', 'vt-api-key']

const value = 'c0ffee5ea1ba0bab1e9decaf7ed2b1ade3d00d48ace6f01dc0ffee5ea1ba0bab'

export const virustotalApiKey = defineDetector({
  id: 'virustotal-api-key',
  tags: ['secret', 'cloud'],
  summary: 'an API key of VirusTotal',
  source: 'https://docs.virustotal.com/docs/please-give-me-an-api-key',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[0-9a-f]{64}'),
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `VIRUSTOTAL_API_KEY=${value}`, spans: [value] },
    { text: `"virustotal_api_key": "${value}",`, spans: [value] },
  ],
  counterExamples: [`VIRUSTOTAL_API_KEY=${'x'.repeat(64)}`, `checksum=${value}`],
})
