import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'dckr_pat_' + 'N0tAR3alK3yJustAD3moValu3F0'

export const dockerAccessToken = defineDetector({
  id: 'docker-access-token',
  tags: ['secret', 'code'],
  summary: 'an access token of Docker Hub',
  source: 'https://docs.docker.com/security/access-tokens/',
  keywords: ['dckr_pat_', 'dckr_oat_'],
  pattern: /\bdckr_[op]at_[\w-]{27,36}(?![\w-])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `DOCKER_ACCESS_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: [`dckr_pat_${'x'.repeat(27)}`, 'dckr_pat_'],
})
