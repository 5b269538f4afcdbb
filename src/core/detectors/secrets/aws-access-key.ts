import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'AKIA' + 'IOSFODNN7EXAMPLE'

export const awsAccessKey = defineDetector({
  id: 'aws-access-key',
  tags: ['secret', 'cloud'],
  summary: 'the id of an access key of Amazon Web Services',
  source: 'https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_identifiers.html',
  keywords: ['A3T', 'ABIA', 'ACCA', 'AKIA', 'ASIA'],
  pattern: /\b(?:A3T[A-Z0-9]|ABIA|ACCA|AKIA|ASIA)[A-Z2-7]{16}\b/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `key=${token} region=eu`, spans: [token] },
  ],
  counterExamples: ['AKIAXXXXXXXXXXXXXXXX', 'TODAYINASIAASACKOFRICE'],
})
