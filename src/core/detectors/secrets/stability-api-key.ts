import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'

const names = ['stability', 'dreamstudio']

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'sk-' + 'N0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJust'

export const stabilityApiKey = defineDetector({
  id: 'stability-api-key',
  tags: ['secret', 'ai'],
  summary: 'an API key of Stability AI',
  source: 'https://platform.stability.ai/docs/getting-started/authentication',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, 'sk-[A-Za-z0-9]{48}'),
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `STABILITY_API_KEY=${token}`, spans: [token] },
    { text: `"stability_api_key": "${token}",`, spans: [token] },
  ],
  counterExamples: [`STABILITY_API_KEY=xx-${'x'.repeat(48)}`, `checksum=${token}`],
})
