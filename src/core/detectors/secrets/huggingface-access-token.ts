import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'hf_' + 'NotaRealKeyJustaDemoValueForTestsN'

export const huggingfaceAccessToken = defineDetector({
  id: 'huggingface-access-token',
  tags: ['secret', 'ai'],
  summary: 'a user access token of Hugging Face',
  source: 'https://huggingface.co/docs/hub/security-tokens',
  keywords: ['hf_'],
  pattern: /\bhf_[A-Za-z0-9]{34}(?!\w)/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `HUGGINGFACE_ACCESS_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: [`hf_${'x'.repeat(34)}`, '- (id)hf_requiredCharacteristicTypesForDisplayMetadata;'],
})
