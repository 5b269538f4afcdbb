import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'xkeysib-' + 'c0ffee5ea1ba0bab1e9decaf7ed2b1ade3d00d48ace6f01dc0ffee5ea1ba0bab-N0tAR3alK3yJustA'

export const brevoApiToken = defineDetector({
  id: 'brevo-api-token',
  tags: ['secret', 'mail'],
  summary: 'an API or SMTP key of Brevo, formerly Sendinblue',
  source: 'https://developers.brevo.com/docs/getting-started',
  keywords: ['xkeysib-', 'xsmtpsib-'],
  pattern: /\bx(?:key|smtp)sib-[a-f0-9]{64}-[A-Za-z0-9]{16}(?![\w-])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `BREVO_API_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: [`xkeysib-${'0'.repeat(64)}-xxxxxxxxxxxxxxxx`],
})
