import { digitsOf } from '../check-digits/digits-of.ts'
import { isLuhn } from '../check-digits/luhn.ts'
import { defineDetector } from '../define-detector.ts'
import { wholeNumber } from './whole-number.ts'

export const caSin = defineDetector({
  id: 'ca-sin',
  tags: ['pii', 'national-id'],
  summary: 'social insurance number of Canada, where it is named so',
  source: 'https://www.canada.ca/en/employment-social-development/services/sin.html',
  keywords: [],
  candidates: 'number',
  // The first digit names the region; 0 and 8 are not given to persons.
  pattern: wholeNumber(String.raw`[1-79]\d{8}|[1-79]\d{2} \d{3} \d{3}|[1-79]\d{2}-\d{3}-\d{3}`),
  context: [
    'sin', 'sin number', 'social insurance', 'nas', "numéro d'assurance sociale", 'assurance sociale',
    'socialinsurancenumber',
  ],
  accepts: (span) => isLuhn(digitsOf(span)) && !/^(\d)\1{8}$/.test(digitsOf(span)),
  examples: [
    { text: 'SIN 130 692 544', spans: ['130 692 544'] },
    { text: 'mon NAS: 130-692-544', spans: ['130-692-544'] },
  ],
  counterExamples: ['SIN 130692545', 'id 130692544', 'SIN 046 454 286', 'SIN 130-692 544'],
})
