import { defineDetector } from '../define-detector.ts'

// The middle is `OpenAI` in base64; what stands on both sides of it has grown over the years.
const side = String.raw`(?:[\w-]{74}|[\w-]{58}|[\w-]{20})`
const pattern = new RegExp(
  String.raw`(?<![\w-])sk-(?:(?:admin|None|proj|svcacct)-)?${side}T3BlbkFJ${side}(?![\w-])`,
)

// In pieces, so that no scanner of repositories takes it for a live one.
const token = 'sk-proj-N0tAR3alK3yJustAD3mo' + 'T3BlbkFJN0tAR3alK3yJustAD3mo'

export const openaiApiKey = defineDetector({
  id: 'openai-api-key',
  tags: ['secret', 'ai'],
  summary: 'an API key of OpenAI',
  source: 'https://platform.openai.com/docs/api-reference/authentication',
  keywords: ['T3BlbkFJ'],
  before: 85,
  pattern,
  entropy: 3,
  examples: [
    { text: token, spans: [token] },
    { text: `OPENAI_API_KEY=${token}\n`, spans: [token] },
  ],
  counterExamples: ['sk-proj-short', 'T3BlbkFJ'],
})
