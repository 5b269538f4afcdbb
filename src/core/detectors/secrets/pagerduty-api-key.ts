import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksRandom } from '../looks-random.ts'

const names = ['pager-duty']

const value = 'N0tAR3alK3yJustAD3mo'

export const pagerdutyApiKey = defineDetector({
  id: 'pagerduty-api-key',
  tags: ['secret', 'observability'],
  summary: 'an API key of PagerDuty',
  source: 'https://support.pagerduty.com/main/docs/api-access-keys',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[A-Za-z0-9_+-]{20}'),
  entropy: 3,
  accepts: looksRandom,
  examples: [
    { text: `PAGERDUTY_API_KEY=${value}`, spans: [value] },
    { text: `"pagerduty_api_key": "${value}",`, spans: [value] },
  ],
  counterExamples: ['PAGERDUTY_API_KEY=xxxxxxxxxxxxxxxxxxxx', `checksum=${value}`],
})
