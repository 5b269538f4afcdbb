import { defineDetector } from '../define-detector.ts'

const uuid = '[0-9a-z]{8}-[0-9a-z]{4}-[0-9a-z]{4}-[0-9a-z]{4}-[0-9a-z]{12}'
const pattern = new RegExp(
  String.raw`https://[a-z0-9-]{1,63}\.webhook\.office\.com/webhookb2/${uuid}@${uuid}` +
    `/IncomingWebhook/[0-9a-z]{32}/${uuid}`,
)

// In pieces, so that no scanner of repositories takes it for a live one.
const token =
  'https://demo.webhook.office.com/webhookb2/' +
  'c0ffee5e-a1ba-4bab-9e9d-ecaf7ed2b1ad@c0ffee5e-a1ba-4bab-9e9d-ecaf7ed2b1ad/IncomingWebhook/c0ffee5ea1' +
  'ba0bab1e9decaf7ed2b1ad/c0ffee5e-a1ba-4bab-9e9d-ecaf7ed2b1ad'

export const microsoftTeamsWebhook = defineDetector({
  id: 'microsoft-teams-webhook',
  tags: ['secret', 'chat'],
  summary: 'a webhook URL of Microsoft Teams, which lets anyone post',
  source: 'https://learn.microsoft.com/en-us/microsoftteams/platform/webhooks-and-connectors/how-to/add-incoming-webhook',
  keywords: ['.webhook.office.com/'],
  before: 72,
  pattern,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `"url": "${token}"`, spans: [token] },
  ],
  counterExamples: ['https://demo.webhook.office.com/webhookb2/short'],
})
