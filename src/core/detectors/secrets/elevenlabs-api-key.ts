import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'

const names = ['elevenlabs', 'eleven-labs', 'xi-api-key']

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'sk_' + 'c0ffee5ea1ba0bab1e9decaf7ed2b1ade3d00d48ace6f01d'

export const elevenlabsApiKey = defineDetector({
  id: 'elevenlabs-api-key',
  tags: ['secret', 'ai'],
  summary: 'an API key of ElevenLabs',
  source: 'https://elevenlabs.io/docs/api-reference/authentication',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '(?:sk_[0-9a-f]{48}|[0-9a-f]{32})'),
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `ELEVENLABS_API_KEY=${token}`, spans: [token] },
    { text: `"elevenlabs_api_key": "${token}",`, spans: [token] },
  ],
  counterExamples: [`ELEVENLABS_API_KEY=xx_${'x'.repeat(48)}`, `checksum=${token}`],
})
