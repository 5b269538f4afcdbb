import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'glsoat-' + 'N0tAR3alK3yJustAD3mo'

export const gitlabScimToken = defineDetector({
  id: 'gitlab-scim-token',
  tags: ['secret', 'identity'],
  summary: 'a SCIM token of GitLab',
  source: 'https://docs.gitlab.com/security/tokens/',
  keywords: ['glsoat-'],
  pattern: /\bglsoat-[\w-]{20}(?![\w-])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `GITLAB_SCIM_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: ['glsoat-xxxxxxxxxxxxxxxxxxxx'],
})
