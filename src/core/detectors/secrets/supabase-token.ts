import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'sbp_' + 'c0ffee5ea1ba0bab1e9decaf7ed2b1ade3d00d48'

export const supabaseToken = defineDetector({
  id: 'supabase-token',
  tags: ['secret', 'database'],
  summary: 'an access token or secret key of Supabase',
  source: 'https://supabase.com/docs/guides/api/api-keys',
  keywords: ['sbp_', 'sb_secret_'],
  pattern: /\b(?:sbp_[a-f0-9]{40}|sb_secret_[\w-]{31,40})(?![\w-])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `SUPABASE_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: [`sbp_${'0'.repeat(40)}`, 'sb_secret_key'],
})
