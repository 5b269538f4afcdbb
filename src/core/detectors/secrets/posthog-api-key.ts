import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'phx_' + 'N0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3'

export const posthogApiKey = defineDetector({
  id: 'posthog-api-key',
  tags: ['secret', 'observability'],
  summary: 'a project or personal key of PostHog',
  source: 'https://posthog.com/docs/api',
  keywords: ['phc_', 'phx_', 'phs_'],
  pattern: /\bph[cxs]_[A-Za-z0-9]{40,64}(?!\w)/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `POSTHOG_API_KEY=${token}\n`, spans: [token] },
  ],
  counterExamples: [`phx_${'x'.repeat(43)}`],
})
