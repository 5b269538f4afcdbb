import { isVerhoeff } from '../check-digits/verhoeff.ts'
import { defineDetector } from '../define-detector.ts'
import { wholeNumber } from './whole-number.ts'

export const ngNin = defineDetector({
  id: 'ng-nin',
  tags: ['pii', 'national-id'],
  summary: 'national identification number of Nigeria, where it is named so',
  source: 'https://nimc.gov.ng/',
  keywords: [],
  candidates: 'number',
  pattern: wholeNumber(String.raw`\d{11}`),
  context: ['nin', 'nimc', 'national identification', 'national identity', 'nigerian', 'nigeria'],
  accepts: isVerhoeff,
  examples: [
    { text: 'NIN 12345678902', spans: ['12345678902'] },
    { text: 'NIMC: 12345678902', spans: ['12345678902'] },
  ],
  counterExamples: ['NIN 12345678903', 'id 12345678902', 'NIN 1234567890a'],
})
