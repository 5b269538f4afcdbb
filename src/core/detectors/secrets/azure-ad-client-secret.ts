import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'N0t8' + 'Q~N0tAR3alK3yJustAD3moValu3F0rT3stsN'

export const azureAdClientSecret = defineDetector({
  id: 'azure-ad-client-secret',
  tags: ['secret', 'cloud', 'identity'],
  summary: 'a client secret of Microsoft Entra ID',
  source: 'https://learn.microsoft.com/en-us/entra/identity-platform/quickstart-register-app',
  keywords: ['Q~'],
  before: 4,
  pattern: /(?<![\w~.@+/-])[\w~.]{3}[0-9]Q~[\w~.-]{31,34}(?![\w~.-])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `client_secret=${token}\n`, spans: [token] },
    { text: `<value>${token}</value>`, spans: [token] },
  ],
  counterExamples: [`bP88Q~${'x'.repeat(34)}`, 'registries/5/portainer.demo~2Fimage'],
})
