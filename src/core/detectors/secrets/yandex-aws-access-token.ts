import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'

const names = ['yandex']

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'YC' + 'N0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR'

export const yandexAwsAccessToken = defineDetector({
  id: 'yandex-aws-access-token',
  tags: ['secret', 'cloud'],
  summary: 'a static access key of Yandex Cloud',
  source: 'https://yandex.cloud/en/docs/iam/concepts/authorization/access-key',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, 'YC[A-Za-z0-9_-]{38}'),
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `YANDEX_ACCESS_KEY=${token}`, spans: [token] },
    { text: `"yandex_access_key": "${token}",`, spans: [token] },
  ],
  counterExamples: [`YANDEX_ACCESS_KEY=${'x'.repeat(40)}`, `checksum=${token}`],
})
