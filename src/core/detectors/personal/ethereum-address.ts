import { defineDetector } from '../define-detector.ts'

export const ethereumAddress = defineDetector({
  id: 'ethereum-address',
  tags: ['pii', 'payment'],
  summary: 'address of an Ethereum account or contract',
  source: 'https://eips.ethereum.org/EIPS/eip-55',
  keywords: ['0x'],
  pattern: /(?<![A-Za-z0-9_])0x(?:(?!0{38})[0-9A-Fa-f]{40})(?![A-Za-z0-9_])/,
  examples: [
    { text: 'to 0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed.', spans: ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'] },
  ],
  counterExamples: [
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe', '0x0000000000000000000000000000000000000000',
    '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  ],
})
