import { defineDetector } from '../define-detector.ts'
import { looksRandom } from '../looks-random.ts'

const value = 'N0tAR3alK3yJustAD3moValu3'

const option = '--(?:[a-z]{1,12}-)?(?:access-key|api-?key|password|secret|secret-key|token)'
const pattern = new RegExp(String.raw`(?<![\w-])${option} ["']?(?<span>[\w.+/~-]{12,200}={0,2})(?=["'\s;]|$)`)

export const secretOption = defineDetector({
  id: 'secret-option',
  tags: ['secret', 'generic'],
  summary: 'a secret that is given as an option of a command',
  source: 'https://cwe.mitre.org/data/definitions/214.html',
  keywords: ['token ', 'secret ', 'password ', 'api-key ', 'apikey ', 'access-key ', 'secret-key '],
  before: 16,
  pattern,
  entropy: 3.3,
  accepts: looksRandom,
  examples: [
    { text: `deploy --api-key ${value} --force`, spans: [value] },
    { text: `login --token '${value}'`, spans: [value] },
  ],
  counterExamples: ['login --token $TOKEN', 'login --password my-secret-password', 'deploy --token token-from-stage2'],
})
