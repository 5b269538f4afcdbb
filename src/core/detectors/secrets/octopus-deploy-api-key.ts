import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'API-' + 'N0TAR3ALK3YJUSTAD3M0VALU3F'

export const octopusDeployApiKey = defineDetector({
  id: 'octopus-deploy-api-key',
  tags: ['secret', 'code'],
  summary: 'an API key of Octopus Deploy',
  source: 'https://octopus.com/docs/octopus-rest-api/how-to-create-an-api-key',
  keywords: ['API-'],
  pattern: /(?<![\w-])API-[A-Z0-9]{26}(?![\w-])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `OCTOPUS_DEPLOY_API_KEY=${token}\n`, spans: [token] },
  ],
  counterExamples: [`API-${'X'.repeat(26)}`, 'API-KEY'],
})
