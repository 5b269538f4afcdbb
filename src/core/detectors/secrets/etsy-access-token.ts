import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksRandom } from '../looks-random.ts'

const names = ['etsy']

const value = 'n0t4r34lk3yju5t4d3m0v4lu'

export const etsyAccessToken = defineDetector({
  id: 'etsy-access-token',
  tags: ['secret', 'payment'],
  summary: 'an API key of Etsy',
  source: 'https://developers.etsy.com/documentation/essentials/authentication',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[A-Za-z0-9]{24}'),
  entropy: 3,
  accepts: looksRandom,
  examples: [
    { text: `ETSY_KEY=${value}`, spans: [value] },
    { text: `"etsy_key": "${value}",`, spans: [value] },
  ],
  counterExamples: [`ETSY_KEY=${'x'.repeat(24)}`, 'SetSysctl(sysctlBridgeCallIPTabl)'],
})
