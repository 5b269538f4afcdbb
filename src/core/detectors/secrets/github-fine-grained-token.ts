import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'github_pat_' + 'N0tAR3alK3yJustAD3moVa_N0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3moValu3F'

export const githubFineGrainedToken = defineDetector({
  id: 'github-fine-grained-token',
  tags: ['secret', 'code'],
  summary: 'a fine-grained personal access token of GitHub',
  source: 'https://docs.github.com/en/authentication/keeping-your-account-and-data-secure/managing-your-personal-access-tokens',
  keywords: ['github_pat_'],
  pattern: /(?<![A-Za-z0-9])github_pat_\w{82}(?!\w)/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `GITHUB_FINE_GRAINED_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: [`github_pat_${'x'.repeat(82)}`, 'github_pat_token'],
})
