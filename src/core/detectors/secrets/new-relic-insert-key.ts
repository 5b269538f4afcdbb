import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'NRII-' + 'N0tAR3alK3yJustAD3moValu3F0rT3st'

export const newRelicInsertKey = defineDetector({
  id: 'new-relic-insert-key',
  tags: ['secret', 'observability'],
  summary: 'an insert key of New Relic',
  source: 'https://docs.newrelic.com/docs/apis/intro-apis/new-relic-api-keys/',
  keywords: ['NRII-'],
  pattern: /\bNRII-[A-Za-z0-9_-]{32}(?![\w-])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `NEW_RELIC_INSERT_KEY=${token}\n`, spans: [token] },
  ],
  counterExamples: [`NRII-${'x'.repeat(32)}`],
})
