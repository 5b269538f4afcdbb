import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'api_org_' + 'NotaRealKeyJustaDemoValueForTestsN'

export const huggingfaceOrganizationApiToken = defineDetector({
  id: 'huggingface-organization-api-token',
  tags: ['secret', 'ai'],
  summary: 'an organization token of Hugging Face',
  source: 'https://huggingface.co/docs/hub/security-tokens',
  keywords: ['api_org_'],
  pattern: /\bapi_org_[A-Za-z0-9]{34}(?!\w)/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `HUGGINGFACE_ORGANIZATION_API_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: [`api_org_${'x'.repeat(34)}`, 'const api_org_controller = organizations'],
})
