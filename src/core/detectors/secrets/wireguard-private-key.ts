import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'

const value = 'N0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3='

export const wireguardPrivateKey = defineDetector({
  id: 'wireguard-private-key',
  tags: ['secret', 'crypto'],
  summary: 'a private or preshared key of WireGuard',
  source: 'https://www.wireguard.com/quickstart/',
  keywords: ['PrivateKey', 'PresharedKey'],
  pattern: /\b(?:PrivateKey|PresharedKey) {0,4}= {0,4}(?<span>[A-Za-z0-9+/]{43}=)(?![\w+/=])/,
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `PrivateKey = ${value}`, spans: [value] },
    { text: `PresharedKey=${value}\n`, spans: [value] },
  ],
  counterExamples: ['PrivateKey = <key>', 'PublicKey = N0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3='],
})
