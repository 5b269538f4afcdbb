import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'GR1348941' + 'N0tAR3alK3yJustAD3mo'

export const gitlabRunnerRegistrationToken = defineDetector({
  id: 'gitlab-runner-registration-token',
  tags: ['secret', 'code'],
  summary: 'a registration token of a runner of GitLab',
  source: 'https://docs.gitlab.com/security/tokens/',
  keywords: ['GR1348941'],
  pattern: /\bGR1348941[\w-]{20}(?![\w-])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `GITLAB_RUNNER_REGISTRATION_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: ['GR1348941xxxxxxxxxxxxxxxxxxxx'],
})
