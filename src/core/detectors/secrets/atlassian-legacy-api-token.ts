import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksRandom } from '../looks-random.ts'

const names = ['atlassian', 'confluence', 'jira']

const value = 'N0tAR3alK3yJustAD3moValu'

export const atlassianLegacyApiToken = defineDetector({
  id: 'atlassian-legacy-api-token',
  tags: ['secret', 'code'],
  summary: 'an API token of Atlassian in the form without prefix',
  source: 'https://support.atlassian.com/atlassian-account/docs/manage-api-tokens-for-your-atlassian-account/',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[A-Za-z0-9]{24}'),
  entropy: 3,
  accepts: looksRandom,
  examples: [
    { text: `JIRA_TOKEN=${value}`, spans: [value] },
    { text: `"jira_token": "${value}",`, spans: [value] },
  ],
  counterExamples: [`JIRA_TOKEN=${'x'.repeat(24)}`, `checksum=${value}`],
})
