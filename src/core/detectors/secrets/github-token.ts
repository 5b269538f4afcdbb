import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'ghp_' + 'N0tAR3alK3yJustAD3moValu3F0rT3stsN0t'

export const githubToken = defineDetector({
  id: 'github-token',
  tags: ['secret', 'code'],
  summary: 'a token of GitHub: personal, OAuth, app or refresh',
  source: 'https://docs.github.com/en/authentication/keeping-your-account-and-data-secure/about-authentication-to-github',
  keywords: ['ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_'],
  pattern: /(?<![A-Za-z0-9])gh[oprsu]_[A-Za-z0-9]{36}(?![A-Za-z0-9])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `GITHUB_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: [`ghp_${'x'.repeat(36)}`, 'ghp_ is how a token begins'],
})
