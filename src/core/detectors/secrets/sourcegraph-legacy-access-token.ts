import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'

const names = ['sourcegraph', 'src-access-token']

const value = 'c0ffee5ea1ba0bab1e9decaf7ed2b1ade3d00d48'

export const sourcegraphLegacyAccessToken = defineDetector({
  id: 'sourcegraph-legacy-access-token',
  tags: ['secret', 'code'],
  summary: 'an access token of Sourcegraph without its prefix',
  source: 'https://sourcegraph.com/docs/cli/how-tos/creating-an-access-token',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[0-9A-Fa-f]{40}'),
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `SRC_ACCESS_TOKEN=${value}`, spans: [value] },
    { text: `"src_access_token": "${value}",`, spans: [value] },
  ],
  counterExamples: [`SRC_ACCESS_TOKEN=${'x'.repeat(40)}`, `checksum=${value}`],
})
