import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'

const names = ['serp-api']

const value = 'c0ffee5ea1ba0bab1e9decaf7ed2b1ade3d00d48ace6f01dc0ffee5ea1ba0bab'

export const serpapiKey = defineDetector({
  id: 'serpapi-key',
  tags: ['secret', 'ai'],
  summary: 'an API key of SerpApi',
  source: 'https://serpapi.com/search-api',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[0-9a-f]{64}'),
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `SERPAPI_KEY=${value}`, spans: [value] },
    { text: `"serpapi_key": "${value}",`, spans: [value] },
  ],
  counterExamples: [`SERPAPI_KEY=${'x'.repeat(64)}`, `checksum=${value}`],
})
