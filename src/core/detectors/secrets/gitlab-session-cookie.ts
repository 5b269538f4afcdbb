import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = '_gitlab_session=' + 'n0t4r34lk3yju5t4d3m0v4lu3f0rt3st'

export const gitlabSessionCookie = defineDetector({
  id: 'gitlab-session-cookie',
  tags: ['secret', 'code'],
  summary: 'the session cookie of GitLab',
  source: 'https://docs.gitlab.com/administration/settings/account_and_limit_settings/',
  keywords: ['_gitlab_session='],
  pattern: /_gitlab_session=[0-9a-z]{32}(?![0-9a-z])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `Cookie: ${token}; known=1`, spans: [token] },
  ],
  counterExamples: ['_gitlab_session=deleted', `_gitlab_session=${'x'.repeat(32)}`],
})
