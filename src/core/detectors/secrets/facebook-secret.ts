import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'

const names = ['facebook']

const value = 'c0ffee5ea1ba0bab1e9decaf7ed2b1ad'

export const facebookSecret = defineDetector({
  id: 'facebook-secret',
  tags: ['secret', 'chat'],
  summary: 'an app secret of Facebook',
  source: 'https://developers.facebook.com/docs/development/create-an-app/app-dashboard/basic-settings/',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[0-9A-Fa-f]{32}'),
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `FACEBOOK_APP_SECRET=${value}`, spans: [value] },
    { text: `"facebook_app_secret": "${value}",`, spans: [value] },
  ],
  counterExamples: [`FACEBOOK_APP_SECRET=${'x'.repeat(32)}`, `checksum=${value}`],
})
