import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'

const names = ['etherscan', 'bscscan', 'polygonscan']

const value = 'N0TAR3ALK3YJUSTAD3M0VALU3F0RT3STSN'

export const etherscanApiKey = defineDetector({
  id: 'etherscan-api-key',
  tags: ['secret', 'crypto'],
  summary: 'an API key of Etherscan',
  source: 'https://docs.etherscan.io/getting-started/viewing-api-usage-statistics',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[A-Z0-9]{34}'),
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `ETHERSCAN_API_KEY=${value}`, spans: [value] },
    { text: `"etherscan_api_key": "${value}",`, spans: [value] },
  ],
  counterExamples: [`ETHERSCAN_API_KEY=${'x'.repeat(34)}`, `checksum=${value}`],
})
