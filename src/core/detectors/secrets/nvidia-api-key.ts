import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'nvapi-' + 'N0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3moValu3F0rT3s'

export const nvidiaApiKey = defineDetector({
  id: 'nvidia-api-key',
  tags: ['secret', 'ai'],
  summary: 'an API key of NVIDIA',
  source: 'https://docs.nvidia.com/ngc/latest/ngc-user-guide.html',
  keywords: ['nvapi-'],
  pattern: /\bnvapi-[\w-]{60,72}(?![\w-])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `NVIDIA_API_KEY=${token}\n`, spans: [token] },
  ],
  counterExamples: [`nvapi-${'x'.repeat(64)}`],
})
