import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'

const names = ['yandex']

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'AQVN' + 'N0tAR3alK3yJustAD3moValu3F0rT3stsN0t'

export const yandexApiKey = defineDetector({
  id: 'yandex-api-key',
  tags: ['secret', 'cloud'],
  summary: 'an API key of Yandex Cloud',
  source: 'https://yandex.cloud/en/docs/iam/concepts/authorization/api-key',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, 'AQVN[A-Za-z0-9_-]{35,38}'),
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `YANDEX_API_KEY=${token}`, spans: [token] },
    { text: `"yandex_api_key": "${token}",`, spans: [token] },
  ],
  counterExamples: [`YANDEX_API_KEY=${'x'.repeat(40)}`, `checksum=${token}`],
})
