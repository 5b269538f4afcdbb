import { digitsOf } from '../check-digits/digits-of.ts'
import { weightedSum } from '../check-digits/weighted-sum.ts'
import { defineDetector } from '../define-detector.ts'
import { wholeNumber } from './whole-number.ts'

export const noNationalId = defineDetector({
  id: 'no-national-id',
  tags: ['pii', 'national-id'],
  summary: 'birth or D number of a person in Norway, where it is named so',
  source: 'https://www.skatteetaten.no/en/person/national-registry/identitetsnummer/',
  keywords: [],
  candidates: 'number',
  // Day (with 40 in a D number), month, year, serial and two check digits.
  pattern: wholeNumber(String.raw`(?:[0-2]\d|3[01]|[4-6]\d|7[01])(?:0[1-9]|1[0-2]|[4-9]\d)\d{2} ?\d{5}`),
  context: ['fødselsnummer', 'fodselsnummer', 'fødselsnr', 'fnr', 'personnummer', 'd-nummer', 'norwegian', 'norsk'],
  accepts(span) {
    const digits = digitsOf(span)
    const first = weightedSum(digits, [3, 7, 6, 1, 8, 9, 4, 5, 2, 1])
    const second = weightedSum(digits, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1])
    return first % 11 === 0 && second % 11 === 0
  },
  examples: [
    { text: 'fødselsnummer 01129910042', spans: ['01129910042'] },
    { text: 'fnr: 011299 10042', spans: ['011299 10042'] },
  ],
  counterExamples: ['fødselsnummer 01129910043', 'id 01129910042', 'fnr 32129910042'],
})
