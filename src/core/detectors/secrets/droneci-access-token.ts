import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksRandom } from '../looks-random.ts'

const names = ['droneci', 'drone']

const value = 'n0t4r34lk3yju5t4d3m0v4lu3f0rt3st'

export const droneciAccessToken = defineDetector({
  id: 'droneci-access-token',
  tags: ['secret', 'code'],
  summary: 'an access token of Drone CI',
  source: 'https://docs.drone.io/cli/configure/',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[A-Za-z0-9]{32}'),
  entropy: 3,
  accepts: looksRandom,
  examples: [
    { text: `DRONE_TOKEN=${value}`, spans: [value] },
    { text: `"drone_token": "${value}",`, spans: [value] },
  ],
  counterExamples: [`DRONE_TOKEN=${'x'.repeat(32)}`, `checksum=${value}`],
})
