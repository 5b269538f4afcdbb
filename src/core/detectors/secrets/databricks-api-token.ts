import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'dapi' + 'c0ffee5ea1ba0bab1e9decaf7ed2b1ad'

export const databricksApiToken = defineDetector({
  id: 'databricks-api-token',
  tags: ['secret', 'database'],
  summary: 'a personal access token of Databricks',
  source: 'https://docs.databricks.com/aws/en/dev-tools/auth/pat',
  keywords: ['dapi'],
  pattern: /\bdapi[a-f0-9]{32}(?:-[0-9])?(?![\w-])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `DATABRICKS_API_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: ['dapi123456789012345678a9bc01234defg5', `dapi${'0'.repeat(32)}`],
})
