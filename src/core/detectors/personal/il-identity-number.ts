import { digitsOf } from '../check-digits/digits-of.ts'
import { isLuhn } from '../check-digits/luhn.ts'
import { defineDetector } from '../define-detector.ts'
import { wholeNumber } from './whole-number.ts'

export const ilIdentityNumber = defineDetector({
  id: 'il-identity-number',
  tags: ['pii', 'national-id'],
  summary: 'identity number of a person in Israel, where it is named so',
  source: 'https://www.gov.il/en/departments/population_and_immigration_authority',
  keywords: [],
  candidates: 'number',
  pattern: wholeNumber(String.raw`\d{8}-?\d`),
  context: ['תעודת זהות', 'ת.ז', 'ת"ז', 'מספר זהות', 'teudat zehut', 'israeli', 'israel id'],
  accepts: (span) => isLuhn(digitsOf(span)) && !/^0{6}/.test(digitsOf(span)),
  examples: [
    { text: 'תעודת זהות 123456782', spans: ['123456782'] },
    { text: 'Israeli ID: 12345678-2', spans: ['12345678-2'] },
  ],
  counterExamples: ['Israeli ID 123456783', 'at 123456782', 'Israeli ID 000000000'],
})
