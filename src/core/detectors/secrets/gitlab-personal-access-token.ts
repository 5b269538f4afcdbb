import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'glpat-' + 'N0tAR3alK3yJustAD3mo'

export const gitlabPersonalAccessToken = defineDetector({
  id: 'gitlab-personal-access-token',
  tags: ['secret', 'code'],
  summary: 'a personal access token of GitLab',
  source: 'https://docs.gitlab.com/user/profile/personal_access_tokens/',
  keywords: ['glpat-'],
  pattern: /\bglpat-(?:[\w-]{20}|[\w-]{27,300}\.[0-9a-z]{9})(?![\w-])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    {
      text: 'token: glpat-N0tAR3alK3yJustAD3moValu3F0rT3st.01n0t4r3l',
      spans: ['glpat-N0tAR3alK3yJustAD3moValu3F0rT3st.01n0t4r3l'],
    },
  ],
  counterExamples: ['glpat-XXXXXXXXXXX-XXXXXXXX'],
})
