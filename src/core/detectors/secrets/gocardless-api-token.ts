import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'

const names = ['gocardless']

const value = 'live_n0t4r34lk3yju5t4d3m0v4lu3f0rt3st5n0t4r34'

export const gocardlessApiToken = defineDetector({
  id: 'gocardless-api-token',
  tags: ['secret', 'payment'],
  summary: 'an access token of GoCardless',
  source: 'https://developer.gocardless.com/api-reference/',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, 'live_[A-Za-z0-9_=-]{40}'),
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `GOCARDLESS_TOKEN=${value}`, spans: [value] },
    { text: `"gocardless_token": "${value}",`, spans: [value] },
  ],
  counterExamples: [`GOCARDLESS_TOKEN=xxxx_${'x'.repeat(40)}`, `checksum=${value}`],
})
