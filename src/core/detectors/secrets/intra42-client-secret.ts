import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 's-s4t2ud-' + 'c0ffee5ea1ba0bab1e9decaf7ed2b1ade3d00d48ace6f01dc0ffee5ea1ba0bab'

export const intra42ClientSecret = defineDetector({
  id: 'intra42-client-secret',
  tags: ['secret', 'identity'],
  summary: 'a client secret of the 42 intranet',
  source: 'https://api.intra.42.fr/apidoc/guides/getting_started',
  keywords: ['s-s4t2'],
  pattern: /\bs-s4t2(?:af|ud)-[0-9a-f]{64}(?![\w-])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `INTRA42_CLIENT_SECRET=${token}\n`, spans: [token] },
  ],
  counterExamples: [`s-s4t2ud-${'0'.repeat(64)}`],
})
