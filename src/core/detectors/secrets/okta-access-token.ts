import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'

const names = ['okta']

const value = '00N0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3a'

export const oktaAccessToken = defineDetector({
  id: 'okta-access-token',
  tags: ['secret', 'identity'],
  summary: 'an API token of Okta',
  source: 'https://developer.okta.com/docs/guides/create-an-api-token/main/',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '00[A-Za-z0-9_=-]{40}'),
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `OKTA_TOKEN=${value}`, spans: [value] },
    { text: `"okta_token": "${value}",`, spans: [value] },
  ],
  counterExamples: [`OKTA_TOKEN=00${'x'.repeat(40)}`, `rookTable = ${value}`],
})
