import { assignedValue, spellingsOf } from '../assigned-value.ts'
import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'

const names = ['wandb']

const value = 'c0ffee5ea1ba0bab1e9decaf7ed2b1ade3d00d48'

export const wandbApiKey = defineDetector({
  id: 'wandb-api-key',
  tags: ['secret', 'ai'],
  summary: 'an API key of Weights & Biases',
  source: 'https://docs.wandb.ai/support/find_api_key/',
  keywords: spellingsOf(names),
  pattern: assignedValue(names, '[0-9a-f]{40}'),
  entropy: 3,
  accepts: looksIssued,
  examples: [
    { text: `WANDB_API_KEY=${value}`, spans: [value] },
    { text: `"wandb_api_key": "${value}",`, spans: [value] },
  ],
  counterExamples: [`WANDB_API_KEY=${'x'.repeat(40)}`, `checksum=${value}`],
})
