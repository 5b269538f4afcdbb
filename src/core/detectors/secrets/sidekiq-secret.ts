import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'

const names = ['bundle-enterprise--contribsys--com', 'bundle-gems--contribsys--com']

const value = 'c0ffee5e:deca1bad'

export const sidekiqSecret = defineDetector({
  id: 'sidekiq-secret',
  tags: ['secret', 'code'],
  summary: 'credentials of the gem server of Sidekiq',
  source: 'https://github.com/sidekiq/sidekiq/wiki/Commercial-FAQ',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[0-9a-f]{8}:[0-9a-f]{8}'),
  examples: [
    { text: `BUNDLE_GEMS__CONTRIBSYS__COM: "${value}"`, spans: [value] },
    { text: `export BUNDLE_ENTERPRISE__CONTRIBSYS__COM=${value};`, spans: [value] },
  ],
  counterExamples: ['BUNDLE_GEMS__CONTRIBSYS__COM=${SIDEKIQ}', 'c0ffee5e:deca1bad'],
})
