import { defineDetector } from '../define-detector.ts'
import { looksCredential } from '../looks-credential.ts'

const value = 'N0tAR3alK3yJustAD3moValu3'

const schemes = 'api-?key|api-?token|basic|bearer|genie-?key|jwt|key|oauth|splunk|sso-key|token'
const pattern = new RegExp(
  String.raw`authorization["'\\]{0,2}[ \t]{0,2}[:=,][ \t]{0,4}["'\\]{0,2}(?:(?:${schemes})[ \t]{1,2})?` +
    String.raw`(?<span>[\w~@.+/-]{7,400}={0,2})(?![\w=~@+/({[-])`,
  'i',
)

export const authorizationHeader = defineDetector({
  id: 'authorization-header',
  tags: ['secret', 'generic'],
  summary: 'the credentials of an Authorization header',
  source: 'https://www.rfc-editor.org/rfc/rfc9110#section-11.6.2',
  keywords: ['authorization'],
  ignoreCase: true,
  pattern,
  entropy: 2.75,
  accepts: looksCredential,
  examples: [
    { text: `curl -H "Authorization: Bearer ${value}" https://example.com`, spans: [value] },
    { text: `"authorization": "Basic ZGVtbzpuMHQtNC1yMzRs"`, spans: ['ZGVtbzpuMHQtNC1yMzRs'] },
  ],
  counterExamples: [
    'Authorization: Bearer <token>',
    'Authorization: Bearer ${TOKEN}',
    'Authorization: Bearer your_api_key_here',
  ],
})
