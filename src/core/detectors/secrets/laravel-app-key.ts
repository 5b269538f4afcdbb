import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'base64:' + 'N0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3='

export const laravelAppKey = defineDetector({
  id: 'laravel-app-key',
  tags: ['secret', 'code'],
  summary: 'the application key of Laravel',
  source: 'https://laravel.com/docs/encryption',
  keywords: ['base64:'],
  pattern: /(?<=APP_KEY ?= ?["\']?)base64:[A-Za-z0-9+/]{43}=/,
  entropy: 3,
  examples: [
    { text: `APP_KEY=${token}`, spans: [token] },
    { text: `APP_KEY="${token}"`, spans: [token] },
  ],
  counterExamples: ['APP_KEY=base64:', 'base64:aGVsbG8='],
})
