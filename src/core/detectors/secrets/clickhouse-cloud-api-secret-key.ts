import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = '4b1d' + 'N0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR'

export const clickhouseCloudApiSecretKey = defineDetector({
  id: 'clickhouse-cloud-api-secret-key',
  tags: ['secret', 'database'],
  summary: 'the secret of an API key of ClickHouse Cloud',
  source: 'https://clickhouse.com/docs/en/cloud/manage/openapi',
  keywords: ['4b1d'],
  pattern: /\b4b1d[A-Za-z0-9]{38}\b/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `CLICKHOUSE_CLOUD_API_SECRET_KEY=${token}\n`, spans: [token] },
  ],
  counterExamples: [`4b1d${'X'.repeat(38)}`, 'adf4b1dbRdW3'],
})
