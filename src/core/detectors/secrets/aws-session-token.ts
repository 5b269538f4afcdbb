import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token =
  'IQoJb3JpZ2lu' +
  'N0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3moValu3F0rT3stsN' +
  '0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3moValu3F0r'

export const awsSessionToken = defineDetector({
  id: 'aws-session-token',
  tags: ['secret', 'cloud'],
  summary: 'a session token of Amazon Web Services',
  source: 'https://docs.aws.amazon.com/IAM/latest/UserGuide/id_credentials_temp_use-resources.html',
  keywords: ['FwoGZXIvYXdz', 'IQoJb3JpZ2lu'],
  pattern: /(?<![A-Za-z0-9+/])(?:FwoGZXIvYXdz|IQoJb3JpZ2lu)[A-Za-z0-9+/]{100,2000}={0,2}/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `AWS_SESSION_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: ['IQoJb3JpZ2lu'],
})
