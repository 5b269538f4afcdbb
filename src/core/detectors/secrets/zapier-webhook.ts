import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'https://hooks.zapier.com/hooks/catch/' + '86753092/n0t4r3l/'

export const zapierWebhook = defineDetector({
  id: 'zapier-webhook',
  tags: ['secret', 'chat'],
  summary: 'a webhook URL of Zapier',
  source: 'https://help.zapier.com/hc/en-us/articles/8496288690317',
  keywords: ['hooks.zapier.com/hooks/catch/'],
  before: 8,
  pattern: /(?:https?:\/\/)?\bhooks\.zapier\.com\/hooks\/catch\/[0-9]{5,10}\/[A-Za-z0-9]{5,12}\/?/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `"url": "${token}"`, spans: [token] },
  ],
  counterExamples: ['https://hooks.zapier.com/hooks/catch/'],
})
