import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'

const names = ['datadog', 'dd-api-key']

const value = 'c0ffee5ea1ba0bab1e9decaf7ed2b1ad'

export const datadogApiKey = defineDetector({
  id: 'datadog-api-key',
  tags: ['secret', 'observability'],
  summary: 'an API key of Datadog',
  source: 'https://docs.datadoghq.com/account_management/api-app-keys/',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[0-9a-f]{32}'),
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `DD_API_KEY=${value}`, spans: [value] },
    { text: `"dd_api_key": "${value}",`, spans: [value] },
  ],
  counterExamples: [`DD_API_KEY=${'x'.repeat(32)}`, `checksum=${value}`],
})
