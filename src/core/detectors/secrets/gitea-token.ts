import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'

const names = ['gitea', 'forgejo', 'codeberg']

const value = 'c0ffee5ea1ba0bab1e9decaf7ed2b1ade3d00d48'

export const giteaToken = defineDetector({
  id: 'gitea-token',
  tags: ['secret', 'code'],
  summary: 'an access token of Gitea or Forgejo',
  source: 'https://docs.gitea.com/development/api-usage',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[0-9a-f]{40}'),
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `GITEA_TOKEN=${value}`, spans: [value] },
    { text: `"gitea_token": "${value}",`, spans: [value] },
  ],
  counterExamples: [`GITEA_TOKEN=${'x'.repeat(40)}`, `checksum=${value}`],
})
