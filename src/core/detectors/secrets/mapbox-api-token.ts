import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'

const names = ['mapbox']

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'pk.' + 'n0t4r34lk3yju5t4d3m0v4lu3f0rt3st5n0t4r34lk3yju5t4d3m0v4lu3f0.n0t4r34lk3yju5t4d3m0v4'

export const mapboxApiToken = defineDetector({
  id: 'mapbox-api-token',
  tags: ['secret', 'cloud'],
  summary: 'an access token of Mapbox',
  source: 'https://docs.mapbox.com/help/dive-deeper/access-tokens/',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, String.raw`[pst]k\.[A-Za-z0-9_-]{60,200}\.[A-Za-z0-9_-]{22}`),
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `MAPBOX_TOKEN=${token}`, spans: [token] },
    { text: `"mapbox_token": "${token}",`, spans: [token] },
  ],
  counterExamples: [`MAPBOX_TOKEN=xx.${'x'.repeat(60)}.xxxxxxxxxxxxxxxxxxxxxx`, `checksum=${token}`],
})
