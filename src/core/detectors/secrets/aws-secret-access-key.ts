import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'

const names = ['secret-access-key', 'aws-secret', 'aws-secret-key']

const value = 'N0tAR3alK3yJustAD3mo/N0tAR3alK3yJustAD3m'

export const awsSecretAccessKey = defineDetector({
  id: 'aws-secret-access-key',
  tags: ['secret', 'cloud'],
  summary: 'the secret of an access key of Amazon Web Services',
  source: 'https://docs.aws.amazon.com/IAM/latest/UserGuide/id_credentials_access-keys.html',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[A-Za-z0-9+/]{40}'),
  entropy: 3.5,
  examples: [
    { text: `AWS_SECRET_ACCESS_KEY=${value}`, spans: [value] },
    { text: `"aws_secret_access_key": "${value}",`, spans: [value] },
  ],
  counterExamples: [`aws_secret_access_key=${'x'.repeat(40)}`, 'commit da39a3ee5e6b4b0d3255bfef95601890afd80709'],
})
