import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'
import { uuid } from '../uuid.ts'

const names = ['kucoin']

const value = 'c0ffee5e-a1ba-4bab-9e9d-ecaf7ed2b1ad'

export const kucoinSecretKey = defineDetector({
  id: 'kucoin-secret-key',
  tags: ['secret', 'crypto'],
  summary: 'the secret of an API key of KuCoin',
  source: 'https://www.kucoin.com/docs-new/authentication',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, uuid),
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `KUCOIN_SECRET=${value}`, spans: [value] },
    { text: `"kucoin_secret": "${value}",`, spans: [value] },
  ],
  counterExamples: ['KUCOIN_SECRET=xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx', `checksum=${value}`],
})
