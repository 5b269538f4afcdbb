import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token =
  'LS0tLS1CRUdJTi' +
  'N0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3moValu3F0rT3stsN' +
  '0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3moValu3F0r'

export const kubeconfigClientKey = defineDetector({
  id: 'kubeconfig-client-key',
  tags: ['secret', 'cloud'],
  summary: 'the key of a user in the settings of kubectl',
  source: 'https://kubernetes.io/docs/concepts/configuration/organize-cluster-access-kubeconfig/',
  keywords: ['client-key-data'],
  pattern: /client-key-data["\']?: {0,4}["\']?(?<span>LS0tLS1CRUdJTi[A-Za-z0-9+/]{100,8000}={0,2})/,
  entropy: 3,
  examples: [
    { text: `client-key-data: ${token}`, spans: [token] },
    { text: `"client-key-data": "${token}"`, spans: [token] },
  ],
  counterExamples: ['client-key-data: REDACTED', 'client-certificate-data: LS0tLS1CRUdJTi'],
})
