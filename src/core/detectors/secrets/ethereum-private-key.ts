import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'

const names = ['private-key', 'deployer-key', 'wallet-key', 'eth-key']

const value = '0xc0ffee5ea1ba0bab1e9decaf7ed2b1ade3d00d48ace6f01dc0ffee5ea1ba0bab'

export const ethereumPrivateKey = defineDetector({
  id: 'ethereum-private-key',
  tags: ['secret', 'crypto'],
  summary: 'a private key of Ethereum',
  source: 'https://ethereum.org/en/developers/docs/accounts/',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '(?:0x)?[0-9a-fA-F]{64}'),
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `PRIVATE_KEY=${value}`, spans: [value] },
    { text: `"private_key": "${value}",`, spans: [value] },
  ],
  counterExamples: [`PRIVATE_KEY=${'x'.repeat(66)}`, `checksum=${value}`],
})
