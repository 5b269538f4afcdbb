import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'md-' + 'N0tAR3alK3yJustAD3moVa'

export const mandrillApiKey = defineDetector({
  id: 'mandrill-api-key',
  tags: ['secret', 'mail'],
  summary: 'an API key of Mailchimp Transactional',
  source: 'https://mailchimp.com/developer/transactional/guides/quick-start/',
  keywords: ['md-'],
  pattern: /(?<![\w.-])md-[A-Za-z0-9][\w-]{21}(?![\w-])/,
  entropy: 3,
  context: ['mandrill', 'mailchimp', 'transactional'],
  examples: [
    { text: `mandrill key ${token}`, spans: [token] },
    { text: `MANDRILL_API_KEY=${token}`, spans: [token] },
  ],
  counterExamples: ['md-xxxxxxxxxxxxxxxxxxxxxx', 'col-md-offset-4 col-md-push-2'],
})
