import { defineDetector } from '../define-detector.ts'
import { looksCredential } from '../looks-credential.ts'

const value = 'N0tAR3alK3yJustAD3moValu3'

const name = String.raw`["'\\]{0,2}[a-z-]{0,40}(?:key|token|secret)`
const pattern = new RegExp(
  String.raw`-(?:H|-header)[ \t=]{0,5}${name}[ \t]{0,2}:[ \t]{0,5}` +
    String.raw`(?<span>[\w~@.+/-]{7,400}={0,2})(?![\w=~@+/({[-])`,
  'i',
)

export const curlAuthHeader = defineDetector({
  id: 'curl-auth-header',
  tags: ['secret', 'generic'],
  summary: 'a key or token in a header given to a command such as curl',
  source: 'https://curl.se/docs/manpage.html#-H',
  keywords: ['-H', '--header'],
  pattern,
  entropy: 2.75,
  accepts: looksCredential,
  examples: [
    { text: `curl -H 'X-API-Key: ${value}' https://example.com`, spans: [value] },
    { text: `curl --header "PRIVATE-TOKEN: ${value}" https://example.com`, spans: [value] },
  ],
  counterExamples: [
    'curl -H "X-API-Key: $KEY"',
    'curl -H "X-API-Key: YOUR_API_KEY"',
    'curl -H "Content-Type: application/json"',
  ],
})
