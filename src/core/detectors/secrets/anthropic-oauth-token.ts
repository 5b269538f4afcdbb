import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token =
  'sk-ant-oat01-' +
  'N0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3moValu3F0rT'

export const anthropicOauthToken = defineDetector({
  id: 'anthropic-oauth-token',
  tags: ['secret', 'ai'],
  summary: 'an access or refresh token of a Claude account',
  source: 'https://docs.anthropic.com/en/docs/claude-code/iam',
  keywords: ['sk-ant-oat01-', 'sk-ant-ort01-'],
  pattern: /\bsk-ant-o[ar]t01-[\w-]{80,200}/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `ANTHROPIC_OAUTH_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: ['sk-ant-oat01-short'],
})
