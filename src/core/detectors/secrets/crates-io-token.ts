import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'cio' + 'N0tAR3alK3yJustAD3moValu3F0rT3st'

export const cratesIoToken = defineDetector({
  id: 'crates-io-token',
  tags: ['secret', 'code'],
  summary: 'an API token of crates.io',
  source: 'https://doc.rust-lang.org/cargo/reference/publishing.html',
  keywords: ['cio'],
  pattern: /\bcio[A-Za-z0-9]{32}(?![A-Za-z0-9])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `CRATES_IO_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: [`cio${'x'.repeat(32)}`, 'ministerio'],
})
