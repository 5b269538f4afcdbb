import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'p8e-' + 'n0t4r34lk3yju5t4d3m0v4lu3f0rt3st'

export const adobeClientSecret = defineDetector({
  id: 'adobe-client-secret',
  tags: ['secret', 'cloud'],
  summary: 'a client secret of Adobe',
  source: 'https://developer.adobe.com/developer-console/docs/guides/authentication/',
  keywords: ['p8e-'],
  pattern: /\bp8e-[A-Za-z0-9]{32}(?![\w-])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `ADOBE_CLIENT_SECRET=${token}\n`, spans: [token] },
  ],
  counterExamples: [`p8e-${'x'.repeat(32)}`, 'p8e-short'],
})
