import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'
import { uuid } from '../uuid.ts'

const names = ['heroku']

const value = 'c0ffee5e-a1ba-4bab-9e9d-ecaf7ed2b1ad'

export const herokuApiKey = defineDetector({
  id: 'heroku-api-key',
  tags: ['secret', 'cloud'],
  summary: 'an API key of Heroku',
  source: 'https://devcenter.heroku.com/articles/authentication',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, uuid),
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `HEROKU_API_KEY=${value}`, spans: [value] },
    { text: `"heroku_api_key": "${value}",`, spans: [value] },
  ],
  counterExamples: ['HEROKU_API_KEY=xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx', `checksum=${value}`],
})
