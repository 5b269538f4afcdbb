import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'glffct-' + 'N0tAR3alK3yJustAD3mo'

export const gitlabFeatureFlagClientToken = defineDetector({
  id: 'gitlab-feature-flag-client-token',
  tags: ['secret', 'code'],
  summary: 'a client token for the feature flags of GitLab',
  source: 'https://docs.gitlab.com/operations/feature_flags/',
  keywords: ['glffct-'],
  pattern: /\bglffct-[\w-]{20}(?![\w-])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `GITLAB_FEATURE_FLAG_CLIENT_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: ['glffct-xxxxxxxxxxxxxxxxxxxx'],
})
