import { isBase58Check } from '../check-digits/base58-check.ts'
import { isBech32 } from '../check-digits/bech32.ts'
import { defineDetector } from '../define-detector.ts'

export const cryptoWallet = defineDetector({
  id: 'crypto-wallet',
  tags: ['pii', 'payment'],
  summary: 'address of a Bitcoin wallet, with its checksum',
  source: 'https://github.com/bitcoin/bips/blob/master/bip-0173.mediawiki',
  keywords: [],
  candidates: 'word',
  pattern: /(?<![A-Za-z0-9_])(?:[13][1-9A-HJ-NP-Za-km-z]{25,34}|(?:bc|tb)1[02-9ac-hj-np-z]{11,71}|BC1[02-9AC-HJ-NP-Z]{11,71})(?![A-Za-z0-9_])/,
  accepts: (span) => (/^[13]/.test(span) ? isBase58Check(span) : isBech32(span)),
  examples: [
    { text: 'pay 1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa now', spans: ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'] },
    {
      text: 'bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
      spans: ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    },
  ],
  counterExamples: [
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5',
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa2',
  ],
})
