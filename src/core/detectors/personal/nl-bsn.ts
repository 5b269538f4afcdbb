import { digitsOf } from '../check-digits/digits-of.ts'
import { weightedSum } from '../check-digits/weighted-sum.ts'
import { defineDetector } from '../define-detector.ts'
import { wholeNumber } from './whole-number.ts'

export const nlBsn = defineDetector({
  id: 'nl-bsn',
  tags: ['pii', 'national-id'],
  summary: 'citizen service number of the Netherlands, where it is named so',
  source: 'https://www.government.nl/topics/personal-data/citizen-service-number-bsn',
  keywords: [],
  candidates: 'number',
  pattern: wholeNumber(String.raw`\d{9}|\d{3}\.\d{3}\.\d{3}|\d{4}\.\d{2}\.\d{3}`),
  context: [
    'bsn', 'bsn-nummer', 'burgerservicenummer', 'sofinummer', 'sofi-nummer', 'citizen service number',
    'persoonsnummer',
  ],
  accepts: (span) =>
    weightedSum(digitsOf(span), [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11 === 0 && !/^0{8}/.test(digitsOf(span)),
  examples: [
    { text: 'BSN 111222333', spans: ['111222333'] },
    { text: 'burgerservicenummer: 1112.22.333', spans: ['1112.22.333'] },
  ],
  counterExamples: ['BSN 111222334', 'id 111222333', 'BSN 000000000'],
})
