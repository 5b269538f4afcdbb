import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'ico-' + 'N0tAR3alK3yJustAD3moValu3F0rT3st'

export const infracostApiToken = defineDetector({
  id: 'infracost-api-token',
  tags: ['secret', 'cloud'],
  summary: 'an API key of Infracost',
  source: 'https://www.infracost.io/docs/',
  keywords: ['ico-'],
  pattern: /(?<![\w.+/-])ico-[A-Za-z0-9]{32}(?![\w-])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `INFRACOST_API_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: [`ico-${'X'.repeat(32)}`, 'video_box.ico-7a388b69018576d24b59331fd60aab0c.png'],
})
