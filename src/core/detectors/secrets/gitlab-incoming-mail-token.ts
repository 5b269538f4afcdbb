import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'glimt-' + 'N0tAR3alK3yJustAD3moValu3'

export const gitlabIncomingMailToken = defineDetector({
  id: 'gitlab-incoming-mail-token',
  tags: ['secret', 'code'],
  summary: 'a token of GitLab for incoming mail',
  source: 'https://docs.gitlab.com/security/tokens/',
  keywords: ['glimt-'],
  pattern: /\bglimt-[\w-]{25}(?![\w-])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `GITLAB_INCOMING_MAIL_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: [`glimt-${'x'.repeat(25)}`],
})
