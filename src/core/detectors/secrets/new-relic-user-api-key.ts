import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'NRAK-' + 'N0TAR3ALK3YJUSTAD3M0VALU3F0'

export const newRelicUserApiKey = defineDetector({
  id: 'new-relic-user-api-key',
  tags: ['secret', 'observability'],
  summary: 'a user key of New Relic',
  source: 'https://docs.newrelic.com/docs/apis/intro-apis/new-relic-api-keys/',
  keywords: ['NRAK-'],
  pattern: /\bNRAK-[A-Za-z0-9]{27}(?![\w-])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `NEW_RELIC_USER_API_KEY=${token}\n`, spans: [token] },
  ],
  counterExamples: [`NRAK-${'X'.repeat(27)}`],
})
