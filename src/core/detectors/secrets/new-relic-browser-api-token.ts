import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'NRJS-' + 'c0ffee5ea1ba0bab1e9'

export const newRelicBrowserApiToken = defineDetector({
  id: 'new-relic-browser-api-token',
  tags: ['secret', 'observability'],
  summary: 'a browser key of New Relic',
  source: 'https://docs.newrelic.com/docs/apis/intro-apis/new-relic-api-keys/',
  keywords: ['NRJS-'],
  pattern: /\bNRJS-[a-f0-9]{19}(?![\w-])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `NEW_RELIC_BROWSER_API_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: ['NRJS-0000000000000000000'],
})
