import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'
import { uuid } from '../uuid.ts'

const names = ['splunk-hec-token', 'splunk-token', 'hec-token']

const value = 'c0ffee5e-a1ba-4bab-9e9d-ecaf7ed2b1ad'

export const splunkHecToken = defineDetector({
  id: 'splunk-hec-token',
  tags: ['secret', 'observability'],
  summary: 'a token of the HTTP Event Collector of Splunk',
  source: 'https://docs.splunk.com/Documentation/Splunk/latest/Data/UsetheHTTPEventCollector',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, uuid),
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `SPLUNK_HEC_TOKEN=${value}`, spans: [value] },
    { text: `"splunk_hec_token": "${value}",`, spans: [value] },
  ],
  counterExamples: ['SPLUNK_HEC_TOKEN=xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx', `checksum=${value}`],
})
