import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksRandom } from '../looks-random.ts'

const names = ['alibaba', 'aliyun']

const value = 'n0t4r34lk3yju5t4d3m0v4lu3f0rt3'

export const alibabaSecretKey = defineDetector({
  id: 'alibaba-secret-key',
  tags: ['secret', 'cloud'],
  summary: 'the secret of an access key of Alibaba Cloud',
  source: 'https://www.alibabacloud.com/help/en/ram/user-guide/create-an-accesskey-pair',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[A-Za-z0-9]{30}'),
  entropy: 3,
  accepts: looksRandom,
  examples: [
    { text: `ALIBABA_SECRET_KEY=${value}`, spans: [value] },
    { text: `"alibaba_secret_key": "${value}",`, spans: [value] },
  ],
  counterExamples: [`ALIBABA_SECRET_KEY=${'x'.repeat(30)}`, `checksum=${value}`],
})
