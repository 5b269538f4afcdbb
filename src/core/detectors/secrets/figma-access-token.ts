import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'figd_' + 'N0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3'

export const figmaAccessToken = defineDetector({
  id: 'figma-access-token',
  tags: ['secret', 'cloud'],
  summary: 'a personal access token of Figma',
  source: 'https://developers.figma.com/docs/rest-api/authentication/',
  keywords: ['figd_', 'figu_'],
  pattern: /\bfig[du]_[\w-]{40,64}(?![\w-])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `FIGMA_ACCESS_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: [`figd_${'x'.repeat(43)}`, 'figd_short'],
})
