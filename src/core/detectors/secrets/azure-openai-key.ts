import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'

const names = ['azure-openai', 'azure-open-ai', 'ocp-apim-subscription-key', 'cognitive-services']

const value = 'c0ffee5ea1ba0bab1e9decaf7ed2b1ad'

export const azureOpenaiKey = defineDetector({
  id: 'azure-openai-key',
  tags: ['secret', 'ai', 'cloud'],
  summary: 'a key of an Azure AI resource',
  source: 'https://learn.microsoft.com/en-us/azure/ai-services/openai/reference',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '(?:[0-9a-f]{32}|[A-Za-z0-9]{84})'),
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `AZURE_OPENAI_API_KEY=${value}`, spans: [value] },
    { text: `"azure_openai_api_key": "${value}",`, spans: [value] },
  ],
  counterExamples: [`AZURE_OPENAI_API_KEY=${'x'.repeat(32)}`, `checksum=${value}`],
})
