import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'bkua_' + 'c0ffee5ea1ba0bab1e9decaf7ed2b1ade3d00d48'

export const buildkiteToken = defineDetector({
  id: 'buildkite-token',
  tags: ['secret', 'code'],
  summary: 'an API or agent token of Buildkite',
  source: 'https://buildkite.com/docs/apis/managing-api-tokens',
  keywords: ['bkua_', 'bkat_'],
  pattern: /\bbk(?:ua|at)_[a-f0-9]{40,64}(?!\w)/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `BUILDKITE_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: [`bkua_${'0'.repeat(40)}`],
})
