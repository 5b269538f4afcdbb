import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token =
  'ABSK' +
  'N0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3moValu3F0rT3stsN' +
  '0tAR3alK3yJu'

export const awsBedrockApiKey = defineDetector({
  id: 'aws-bedrock-api-key',
  tags: ['secret', 'ai', 'cloud'],
  summary: 'a long-lived API key of Amazon Bedrock',
  source: 'https://docs.aws.amazon.com/bedrock/latest/userguide/api-keys.html',
  keywords: ['ABSK'],
  pattern: /\bABSK[A-Za-z0-9+/]{109,269}={0,2}(?![A-Za-z0-9+/=])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `AWS_BEDROCK_API_KEY=${token}\n`, spans: [token] },
  ],
  counterExamples: [`ABSK${'x'.repeat(112)}`, 'ABSK is short'],
})
