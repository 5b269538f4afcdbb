import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'

const names = ['beamer']

const value = 'b_n0t4r34lk3yju5t4d3m0v4lu3f0rt3st5n0t4r34lk3y'

export const beamerApiToken = defineDetector({
  id: 'beamer-api-token',
  tags: ['secret', 'cloud'],
  summary: 'an API token of Beamer',
  source: 'https://www.getbeamer.com/api',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, 'b_[A-Za-z0-9=_-]{44}'),
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `BEAMER_KEY=${value}`, spans: [value] },
    { text: `"beamer_key": "${value}",`, spans: [value] },
  ],
  counterExamples: [`BEAMER_KEY=x_${'x'.repeat(44)}`, `checksum=${value}`],
})
