import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'

const names = ['spotify']

const value = 'c0ffee5ea1ba0bab1e9decaf7ed2b1ad'

export const spotifyClientSecret = defineDetector({
  id: 'spotify-client-secret',
  tags: ['secret', 'cloud'],
  summary: 'a client secret of Spotify',
  source: 'https://developer.spotify.com/documentation/web-api/concepts/apps',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[0-9a-f]{32}'),
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `SPOTIFY_CLIENT_SECRET=${value}`, spans: [value] },
    { text: `"spotify_client_secret": "${value}",`, spans: [value] },
  ],
  counterExamples: [`SPOTIFY_CLIENT_SECRET=${'x'.repeat(32)}`, `checksum=${value}`],
})
