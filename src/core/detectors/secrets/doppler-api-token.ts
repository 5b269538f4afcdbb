import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'dp.pt.' + 'n0t4r34lk3yju5t4d3m0v4lu3f0rt3st5n0t4r34lk3'

export const dopplerApiToken = defineDetector({
  id: 'doppler-api-token',
  tags: ['secret', 'cloud'],
  summary: 'a token of Doppler',
  source: 'https://docs.doppler.com/docs/service-tokens',
  keywords: ['dp.pt.', 'dp.ct.', 'dp.st.', 'dp.sa.', 'dp.scim.', 'dp.audit.'],
  pattern: /\bdp\.(?:pt|ct|sa|scim|audit|st(?:\.[a-z0-9_-]{2,35})?)\.[A-Za-z0-9]{40,44}(?![A-Za-z0-9])/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `DOPPLER_API_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: ['dp.pt.short', `dp.pt.${'x'.repeat(43)}`],
})
