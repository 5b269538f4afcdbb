import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'

const names = ['secret-key-base']

// In pieces, so that no scanner of repositories takes it for a live one.
const token =
  'c0ffee5ea1ba0bab1e9decaf7ed2b1ade3d00d48ace6f01dc0ffee5ea1ba' +
  '0bab1e9decaf7ed2b1ade3d00d48ace6f01dc0ffee5ea1ba0bab1e9decaf7ed2b1ad'

export const railsSecretKeyBase = defineDetector({
  id: 'rails-secret-key-base',
  tags: ['secret', 'code'],
  summary: 'the secret key base of a Rails application',
  source: 'https://guides.rubyonrails.org/security.html',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[0-9a-f]{64,128}'),
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `SECRET_KEY_BASE=${token}`, spans: [token] },
    { text: `"secret_key_base": "${token}",`, spans: [token] },
  ],
  counterExamples: [`SECRET_KEY_BASE=${'x'.repeat(128)}`, `checksum=${token}`],
})
