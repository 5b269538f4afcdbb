import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'tfp_' + 'N0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3_N0tAR3alK3yJust'

export const typeformApiToken = defineDetector({
  id: 'typeform-api-token',
  tags: ['secret', 'cloud'],
  summary: 'a personal access token of Typeform',
  source: 'https://www.typeform.com/developers/get-started/personal-access-token/',
  keywords: ['tfp_'],
  pattern: /\btfp_[A-Za-z0-9_.=-]{59}(?![\w.=-])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `TYPEFORM_API_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: [`tfp_${'x'.repeat(59)}`],
})
