import { defineDetector } from '../define-detector.ts'

const value = 'c0ffee5ea1ba0bab1e9decaf7ed2b1ade3d00d48'

export const gcpServiceAccountKeyId = defineDetector({
  id: 'gcp-service-account-key-id',
  tags: ['secret', 'cloud', 'identity'],
  summary: 'the id of the private key of a service account of Google Cloud',
  source: 'https://cloud.google.com/iam/docs/keys-create-delete',
  keywords: ['private_key_id'],
  pattern: /private_key_id\\?"\s{0,4}:\s{0,4}\\?"(?<span>[a-f0-9]{40})\\?"/,
  entropy: 3,
  examples: [
    { text: `"private_key_id": "${value}",`, spans: [value] },
    { text: `{"private_key_id":"${value}"}`, spans: [value] },
  ],
  counterExamples: ['"private_key_id": ""', `"private_key_id": "${'0'.repeat(40)}"`],
})
