import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'sha256~' + 'N0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3'

export const openshiftUserToken = defineDetector({
  id: 'openshift-user-token',
  tags: ['secret', 'cloud'],
  summary: 'a user token of OpenShift',
  source: 'https://docs.redhat.com/en/documentation/openshift_container_platform/4.17/html/authentication_and_authorization/',
  keywords: ['sha256~'],
  pattern: /\bsha256~[\w-]{43}(?![\w-])/,
  entropy: 3.5,
  accepts: looksIssued,
  examples: [
    { text: token, spans: [token] },
    { text: `OPENSHIFT_USER_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: [`sha256~${'x'.repeat(43)}`, 'sha256~XXXXXXXXXX_PUT_YOUR_TOKEN_HERE_XXXXXXXXXXXX'],
})
