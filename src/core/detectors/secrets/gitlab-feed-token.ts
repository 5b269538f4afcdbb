import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'glft-' + 'N0tAR3alK3yJustAD3mo'

export const gitlabFeedToken = defineDetector({
  id: 'gitlab-feed-token',
  tags: ['secret', 'code'],
  summary: 'a feed token of GitLab',
  source: 'https://docs.gitlab.com/security/tokens/',
  keywords: ['glft-'],
  pattern: /\bglft-[\w-]{20}(?![\w-])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `GITLAB_FEED_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: ['glft-xxxxxxxxxxxxxxxxxxxx'],
})
