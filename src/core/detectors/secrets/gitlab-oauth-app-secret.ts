import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'gloas-' + 'N0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3moValu3F0rT3s'

export const gitlabOauthAppSecret = defineDetector({
  id: 'gitlab-oauth-app-secret',
  tags: ['secret', 'code'],
  summary: 'the secret of an OAuth application of GitLab',
  source: 'https://docs.gitlab.com/integration/oauth_provider/',
  keywords: ['gloas-'],
  pattern: /\bgloas-[\w-]{64}(?![\w-])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `GITLAB_OAUTH_APP_SECRET=${token}\n`, spans: [token] },
  ],
  counterExamples: [`gloas-${'x'.repeat(64)}`],
})
