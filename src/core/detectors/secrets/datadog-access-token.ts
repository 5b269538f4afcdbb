import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksRandom } from '../looks-random.ts'

const names = ['datadog', 'dd-app-key']

const value = 'n0t4r34lk3yju5t4d3m0v4lu3f0rt3st5n0t4r34'

export const datadogAccessToken = defineDetector({
  id: 'datadog-access-token',
  tags: ['secret', 'observability'],
  summary: 'an application key of Datadog',
  source: 'https://docs.datadoghq.com/account_management/api-app-keys/',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[A-Za-z0-9]{40}'),
  entropy: 3,
  accepts: looksRandom,
  examples: [
    { text: `DATADOG_APP_KEY=${value}`, spans: [value] },
    { text: `"datadog_app_key": "${value}",`, spans: [value] },
  ],
  counterExamples: [`DATADOG_APP_KEY=${'x'.repeat(40)}`, `checksum=${value}`],
})
