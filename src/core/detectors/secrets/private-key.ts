import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes them for live ones.
const body = 'n0t4r34lk3yju5t4d3m0v4lu3f0rt3st5'.repeat(2)
const key = '-----BEGIN ' + `RSA PRIVATE KEY-----\n${body}\n-----END RSA PRIVATE KEY-----`
const cut = '-----BEGIN ' + `OPENSSH PRIVATE KEY-----\n${body}`

const begin = String.raw`-----BEGIN[ A-Z0-9_-]{0,64}PRIVATE KEY(?: BLOCK)?-----`
const toEnd = String.raw`[\s\S]{32,32000}?KEY(?: BLOCK)?-----`
// Lines may be parted as JSON writes it.
const lines = String.raw`(?:(?:\s|\\[nr]){1,4}[A-Za-z0-9+/=]{16,100}){1,500}`
const pattern = new RegExp(`${begin}(?:${toEnd}|${lines})`)

/** The block with both of its lines; without the second, the lines of base64 that follow the first. */
export const privateKey = defineDetector({
  id: 'private-key',
  tags: ['secret', 'crypto'],
  summary: 'a private key in PEM, OpenSSH or OpenPGP form',
  source: 'https://www.rfc-editor.org/rfc/rfc7468',
  keywords: ['-----BEGIN'],
  pattern,
  examples: [
    { text: key, spans: [key] },
    { text: `$ head -2 key\n${cut}`, spans: [cut] },
  ],
  counterExamples: [
    `-----BEGIN PUBLIC KEY-----\n${body}\n-----END PUBLIC KEY-----`,
    '-----BEGIN PRIVATE KEY-----\n...',
  ],
})
