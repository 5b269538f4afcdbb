import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'

const names = ['fireworks']

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'fw_' + 'N0tAR3alK3yJustAD3moValu'

export const fireworksApiKey = defineDetector({
  id: 'fireworks-api-key',
  tags: ['secret', 'ai'],
  summary: 'an API key of Fireworks',
  source: 'https://docs.fireworks.ai/tools-sdks/firectl/commands/create-api-key',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, 'fw_[A-Za-z0-9]{22,48}'),
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `FIREWORKS_API_KEY=${token}`, spans: [token] },
    { text: `"fireworks_api_key": "${token}",`, spans: [token] },
  ],
  counterExamples: [`FIREWORKS_API_KEY=xx_${'x'.repeat(24)}`, `checksum=${token}`],
})
