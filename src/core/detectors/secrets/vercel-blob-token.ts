import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'vercel_blob_rw_' + 'N0tAR3alK3yJustA_N0tAR3alK3yJustAD3moValu3F0rT3'

export const vercelBlobToken = defineDetector({
  id: 'vercel-blob-token',
  tags: ['secret', 'cloud'],
  summary: 'a read and write token of Vercel Blob',
  source: 'https://vercel.com/docs/vercel-blob',
  keywords: ['vercel_blob_rw_'],
  pattern: /\bvercel_blob_rw_[A-Za-z0-9]{16}_[A-Za-z0-9]{30,32}(?!\w)/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `VERCEL_BLOB_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: [`vercel_blob_rw_xxxxxxxxxxxxxxxx_${'x'.repeat(30)}`],
})
