import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'

const names = ['yandex']

// In pieces, so that no scanner of repositories takes it for a live one.
const token =
  't1.' +
  'N0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3a.N0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3moValu3F' +
  '0rT3stsN0tAR3alK3yJustAD3mo'

export const yandexAccessToken = defineDetector({
  id: 'yandex-access-token',
  tags: ['secret', 'cloud'],
  summary: 'an IAM token of Yandex Cloud',
  source: 'https://yandex.cloud/en/docs/iam/concepts/authorization/iam-token',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, String.raw`t1\.[A-Za-z0-9_-]{1,300}={0,2}\.[A-Za-z0-9_-]{86}={0,2}`),
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `YANDEX_TOKEN=${token}`, spans: [token] },
    { text: `"yandex_token": "${token}",`, spans: [token] },
  ],
  counterExamples: ['YANDEX_TOKEN=t1.short', `checksum=${token}`],
})
