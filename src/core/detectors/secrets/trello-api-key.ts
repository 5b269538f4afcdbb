import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'

const names = ['trello']

const value = 'c0ffee5ea1ba0bab1e9decaf7ed2b1ad'

export const trelloApiKey = defineDetector({
  id: 'trello-api-key',
  tags: ['secret', 'cloud'],
  summary: 'an API key of Trello',
  source: 'https://developer.atlassian.com/cloud/trello/guides/rest-api/authorization/',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '(?:[0-9a-f]{32}|[0-9a-f]{64})'),
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `TRELLO_KEY=${value}`, spans: [value] },
    { text: `"trello_key": "${value}",`, spans: [value] },
  ],
  counterExamples: [`TRELLO_KEY=${'x'.repeat(32)}`, `checksum=${value}`],
})
