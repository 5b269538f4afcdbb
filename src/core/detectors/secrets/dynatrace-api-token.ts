import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'dt0c01.' + 'N0TAR3ALK3YJUSTAD3M0VALU.N0TAR3ALK3YJUSTAD3M0VALU3F0RT3STSN0TAR3ALK3YJUSTAD3M0VALU3F0RT3S'

export const dynatraceApiToken = defineDetector({
  id: 'dynatrace-api-token',
  tags: ['secret', 'observability'],
  summary: 'an access token of Dynatrace',
  source: 'https://docs.dynatrace.com/docs/dynatrace-api/basics/dynatrace-api-authentication',
  keywords: ['dt0c01.', 'dt0s01.', 'dt0s02.', 'dt0s16.'],
  ignoreCase: true,
  pattern: /\bdt0[a-z][0-9]{2}\.[A-Z0-9]{24}\.[A-Z0-9]{64}(?![A-Z0-9])/i,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `DYNATRACE_API_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: [
    'dt0c01.public',
    `dt0c01.${'X'.repeat(24)}.XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX`,
  ],
})
