import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'glrt-' + 'N0tAR3alK3yJustAD3mo'

export const gitlabRunnerAuthenticationToken = defineDetector({
  id: 'gitlab-runner-authentication-token',
  tags: ['secret', 'code'],
  summary: 'an authentication token of a runner of GitLab',
  source: 'https://docs.gitlab.com/security/tokens/',
  keywords: ['glrt-'],
  pattern: /\bglrt-(?:[\w-]{20}|t[0-9]_[\w-]{27,300}\.[0-9a-z]{9})(?![\w-])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    {
      text: 'glrt-t1_N0tAR3alK3yJustAD3moValu3F0rT3.01n0t4r3l',
      spans: ['glrt-t1_N0tAR3alK3yJustAD3moValu3F0rT3.01n0t4r3l'],
    },
  ],
  counterExamples: [`glrt-tx_${'x'.repeat(27)}.xxxxxxxxx`],
})
