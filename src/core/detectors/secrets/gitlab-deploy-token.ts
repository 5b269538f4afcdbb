import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'gldt-' + 'N0tAR3alK3yJustAD3mo'

export const gitlabDeployToken = defineDetector({
  id: 'gitlab-deploy-token',
  tags: ['secret', 'code'],
  summary: 'a deploy token of GitLab',
  source: 'https://docs.gitlab.com/user/project/deploy_tokens/',
  keywords: ['gldt-'],
  pattern: /\bgldt-[\w-]{20}(?![\w-])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `GITLAB_DEPLOY_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: ['gldt-xxxxxxxxxxxxxxxxxxxx'],
})
