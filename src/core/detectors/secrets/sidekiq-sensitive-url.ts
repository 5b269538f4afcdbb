import { defineDetector } from '../define-detector.ts'

const value = 'c0ffee5e:deca1bad'

export const sidekiqSensitiveUrl = defineDetector({
  id: 'sidekiq-sensitive-url',
  tags: ['secret', 'code'],
  summary: 'credentials in a URL of the gem server of Sidekiq',
  source: 'https://github.com/sidekiq/sidekiq/wiki/Commercial-FAQ',
  keywords: ['contribsys'],
  before: 29,
  pattern: /(?<=\/\/)(?<span>[0-9a-f]{8}:[0-9a-f]{8})@(?:gems|enterprise).contribsys.com/,
  examples: [
    { text: `https://${value}@gems.contribsys.com/`, spans: [value] },
    { text: `http://${value}@enterprise.contribsys.com:80/path`, spans: [value] },
  ],
  counterExamples: ['https://gems.contribsys.com/', 'user:pass@gems.contribsys.com'],
})
