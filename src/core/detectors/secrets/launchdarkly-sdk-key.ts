import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'sdk-' + 'c0ffee5e-a1ba-4bab-9e9d-ecaf7ed2b1ad'

export const launchdarklySdkKey = defineDetector({
  id: 'launchdarkly-sdk-key',
  tags: ['secret', 'cloud'],
  summary: 'an SDK or API key of LaunchDarkly',
  source: 'https://launchdarkly.com/docs/sdk/concepts/client-side-server-side',
  keywords: ['sdk-', 'api-', 'mob-'],
  pattern: /(?<![\w-])(?:api|mob|sdk)-[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}(?![\w-])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `LAUNCHDARKLY_SDK_KEY=${token}\n`, spans: [token] },
  ],
  counterExamples: ['sdk-tools-latest', 'sdk-00000000-0000-4000-8000-000000000000'],
})
