import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'sc_' + 'n0t4r34lk3yj.n0t4r.acc_n0t4r34lk3yju5.n0t4r34lk3yju5t4d3m0v4lu3f0rt3st5n0t4r34'

export const authressServiceClientAccessKey = defineDetector({
  id: 'authress-service-client-access-key',
  tags: ['secret', 'identity'],
  summary: 'an access key of a service client of Authress',
  source: 'https://authress.io/knowledge-base/docs/authorization/service-clients',
  keywords: ['.acc_', '.acc-'],
  before: 48,
  pattern:
    /(?<![a-z0-9])(?:sc|ext|scauth|authress)_[a-z0-9]{5,30}\.[a-z0-9]{4,6}\.acc[_-][a-z0-9-]{10,32}\.[\w+/=-]{30,120}/i,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `AUTHRESS_SERVICE_CLIENT_ACCESS_KEY=${token}\n`, spans: [token] },
  ],
  counterExamples: ['sc_n0t4r.n0t4.acc_short.short', 'see file.acc_count'],
})
