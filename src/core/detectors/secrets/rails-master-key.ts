import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'

const names = ['rails-master-key', 'master-key']

const value = 'c0ffee5ea1ba0bab1e9decaf7ed2b1ad'

export const railsMasterKey = defineDetector({
  id: 'rails-master-key',
  tags: ['secret', 'code'],
  summary: 'the master key of the credentials of a Rails application',
  source: 'https://guides.rubyonrails.org/security.html',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[0-9a-f]{32}'),
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `RAILS_MASTER_KEY=${value}`, spans: [value] },
    { text: `"rails_master_key": "${value}",`, spans: [value] },
  ],
  counterExamples: [`RAILS_MASTER_KEY=${'x'.repeat(32)}`, `checksum=${value}`],
})
