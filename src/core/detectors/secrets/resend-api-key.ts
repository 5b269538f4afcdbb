import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 're_' + 'N0tAR3al_N0tAR3alK3yJustAD3moValu'

export const resendApiKey = defineDetector({
  id: 'resend-api-key',
  tags: ['secret', 'mail'],
  summary: 'an API key of Resend',
  source: 'https://resend.com/docs/dashboard/api-keys/introduction',
  keywords: ['re_'],
  pattern: /(?<![\w.-])re_[A-Za-z0-9]{7,8}_[A-Za-z0-9]{24}(?!\w)/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `RESEND_API_KEY=${token}\n`, spans: [token] },
  ],
  counterExamples: [`re_xxxxxxxx_${'x'.repeat(24)}`, 're_import_modules'],
})
