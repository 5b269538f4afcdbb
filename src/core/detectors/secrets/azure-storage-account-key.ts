import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksRandom } from '../looks-random.ts'

const names = ['account-key', 'storage-key', 'shared-access-key']

const value = 'N0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3mo=='

export const azureStorageAccountKey = defineDetector({
  id: 'azure-storage-account-key',
  tags: ['secret', 'cloud'],
  summary: 'an account key of Azure Storage',
  source: 'https://learn.microsoft.com/en-us/azure/storage/common/storage-account-keys-manage',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[A-Za-z0-9+/]{42,86}={1,2}'),
  entropy: 3.5,
  accepts: looksRandom,
  examples: [
    { text: `AccountName=demo;AccountKey=${value};EndpointSuffix=core.windows.net`, spans: [value] },
    { text: `"storage_key": "${value}"`, spans: [value] },
  ],
  counterExamples: [`AccountKey=${'x'.repeat(86)}==`, 'AccountKey=<key>'],
})
