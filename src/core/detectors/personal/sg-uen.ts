import { defineDetector } from '../define-detector.ts'
import { afterWords } from './near-words.ts'
import { wholeWord } from './whole-word.ts'

const words = ['uen', 'unique entity', 'acra', 'gst reg', 'business registration', 'company registration']
const kinds =
  'LP|LL|FC|PF|RF|MQ|MM|NB|CC|CS|MB|FM|GS|GA|GB|DP|CP|NR|CM|CD|MD|HS|VH|CH|MH|CL|XL|CX|HC|RP|TU|TC|FB|FN|PA|PB|SS|MC|SM'

export const sgUen = defineDetector({
  id: 'sg-uen',
  tags: ['pii', 'national-id'],
  summary: 'number of a business or body in Singapore; that of a business where it is named so',
  source: 'https://www.uen.gov.sg/',
  keywords: [],
  candidates: 'word',
  // Businesses, companies with the year, and other bodies with year and kind.
  pattern: wholeWord(
    String.raw`[RST]\d{2}(?:${kinds})\d{4}[A-Z]|${afterWords(String.raw`\d{8}[A-Z]|(?:19|20)\d{7}[A-Z]`, words)}`,
  ),
  examples: [
    { text: 'UEN 53125226D was processed', spans: ['53125226D'] },
    { text: 'T16RF0037C', spans: ['T16RF0037C'] },
  ],
  counterExamples: ['part 53125226D', 'T16ZZ0037C', 'UEN 5312522D'],
})
