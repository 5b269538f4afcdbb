import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'oy2' + 'n0t4r34lk3yju5t4d3m0v4lu3f0rt3st5n0t4r34lk3'

export const nugetApiKey = defineDetector({
  id: 'nuget-api-key',
  tags: ['secret', 'code'],
  summary: 'an API key of NuGet',
  source: 'https://learn.microsoft.com/en-us/nuget/nuget-org/publish-a-package',
  keywords: ['oy2'],
  pattern: /\boy2[a-z0-9]{43}(?![a-z0-9])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `NUGET_API_KEY=${token}\n`, spans: [token] },
  ],
  counterExamples: [`oy2${'x'.repeat(43)}`, 'boy2man'],
})
