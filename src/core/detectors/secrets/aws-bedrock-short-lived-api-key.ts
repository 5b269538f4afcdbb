import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token =
  'bedrock-api-key-' +
  'YmVkcm9jay5hbWF6b25hd3MuY29tN0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3moValu3F0rT3s'

export const awsBedrockShortLivedApiKey = defineDetector({
  id: 'aws-bedrock-short-lived-api-key',
  tags: ['secret', 'ai', 'cloud'],
  summary: 'a short-lived API key of Amazon Bedrock',
  source: 'https://docs.aws.amazon.com/bedrock/latest/userguide/api-keys.html',
  keywords: ['bedrock-api-key-'],
  pattern: /\bbedrock-api-key-YmVkcm9jay5hbWF6b25hd3MuY29t[\w+/.%=-]{0,4000}/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `AWS_BEDROCK_SHORT_LIVED_API_KEY=${token}\n`, spans: [token] },
  ],
  counterExamples: ['bedrock-api-key-', 'bedrock-api-key-YmVkcm9jay5hbWF6b25hd3MuY29x'],
})
