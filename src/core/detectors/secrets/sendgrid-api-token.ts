import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'SG.' + 'N0tAR3alK3yJustAD3moVa.N0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3'

export const sendgridApiToken = defineDetector({
  id: 'sendgrid-api-token',
  tags: ['secret', 'mail'],
  summary: 'an API key of SendGrid',
  source: 'https://www.twilio.com/docs/sendgrid/ui/account-and-settings/api-keys',
  keywords: ['SG.'],
  pattern: /\bSG\.[\w=.-]{66}(?![\w=-])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `SENDGRID_API_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: [`SG.xxxxxxxxxxxxxxxxxxxxxx.${'x'.repeat(43)}`, 'SG.com'],
})
