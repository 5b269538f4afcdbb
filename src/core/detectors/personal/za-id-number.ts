import { isShortDate } from '../check-digits/calendar-date.ts'
import { isLuhn } from '../check-digits/luhn.ts'
import { defineDetector } from '../define-detector.ts'
import { wholeNumber } from './whole-number.ts'

export const zaIdNumber = defineDetector({
  id: 'za-id-number',
  tags: ['pii', 'national-id'],
  summary: 'identity number of South Africa, where it is named so',
  source: 'https://www.dha.gov.za/',
  keywords: [],
  candidates: 'number',
  // Date of birth, sex and serial, citizen, resident or refugee, and a digit that once told the race.
  pattern: wholeNumber(String.raw`\d{10}[0-2]\d{2}`),
  context: [
    'south african', 'south africa', 'sa id', 'rsa id', 'rsa', 'id number', 'idnumber', 'id no', 'identity number',
    'identity', 'resident number', 'refugee', 'said',
  ],
  accepts: (span) => isShortDate(span) && isLuhn(span),
  examples: [
    { text: 'My South African ID is 8001015009087.', spans: ['8001015009087'] },
    { text: 'RSA id number: 8001015009087', spans: ['8001015009087'] },
  ],
  counterExamples: ['SA ID 8001015009086', 'at 8001015009087', 'SA ID 8013015009087'],
})
