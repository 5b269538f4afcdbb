import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'N0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3' + 'AZDON0tA'

export const azureDevopsPersonalAccessToken = defineDetector({
  id: 'azure-devops-personal-access-token',
  tags: ['secret', 'code'],
  summary: 'a personal access token of Azure DevOps',
  source: 'https://learn.microsoft.com/en-us/azure/devops/organizations/accounts/use-personal-access-tokens-to-authenticate',
  keywords: ['AZDO'],
  before: 76,
  pattern: /(?<![A-Za-z0-9])[A-Za-z0-9]{76}AZDO[A-Za-z0-9]{4}(?![A-Za-z0-9])/,
  entropy: 3.5,
  examples: [
    { text: token, spans: [token] },
    { text: `AZURE_DEVOPS_PERSONAL_ACCESS_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: ['AZDO', 'AZDO_PERSONAL_ACCESS_TOKEN'],
})
