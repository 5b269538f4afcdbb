import { defineDetector } from '../define-detector.ts'

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'sgp_' + 'C0ffee5eA1ba0BAb_C0ffee5eA1ba0BAb1e9Decaf7eD2b1ade3d00D48'

export const sourcegraphAccessToken = defineDetector({
  id: 'sourcegraph-access-token',
  tags: ['secret', 'code'],
  summary: 'an access token of Sourcegraph',
  source: 'https://sourcegraph.com/docs/cli/how-tos/creating-an-access-token',
  keywords: ['sgp_'],
  pattern: /\bsgp_(?:(?:[A-Fa-f0-9]{16}|local)_)?[A-Fa-f0-9]{40}(?!\w)/,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `SOURCEGRAPH_ACCESS_TOKEN=${token}\n`, spans: [token] },
  ],
  counterExamples: ['sgp_local_d45b6G86aBb0F2Cee943902dbaDBCFCFDD1dA089'],
})
