import { digitsOf } from '../check-digits/digits-of.ts'
import { remainder } from '../check-digits/remainder.ts'
import { defineDetector } from '../define-detector.ts'
import { afterWords } from './near-words.ts'
import { wholeNumber } from './whole-number.ts'

const words = [
  'rijksregister', 'registre national', 'numéro national', 'nationalregister', 'insz', 'niss', 'rrn',
  'belgian national',
]

export const beNationalNumber = defineDetector({
  id: 'be-national-number',
  tags: ['pii', 'national-id'],
  summary: 'number of a person in the national register of Belgium',
  source: 'https://www.ibz.rrn.fgov.be/en/national-register/',
  keywords: [],
  candidates: 'number',
  // The month is raised by 20 or 40 where the number stands for somebody who is not in the register.
  pattern: wholeNumber(
    String.raw`\d{2}\.[0-5]\d\.[0-3]\d-\d{3}[.-]\d{2}|${afterWords(String.raw`\d{2}[0-5]\d[0-3]\d\d{5}`, words)}`,
  ),
  // For those born since 2000 a 2 is thought before the number.
  accepts(span) {
    const digits = digitsOf(span)
    const [number, check] = [digits.slice(0, 9), Number(digits.slice(9))]
    return 97 - remainder(number, 97) === check || 97 - remainder(`2${number}`, 97) === check
  },
  examples: [
    { text: 'RRN 85.07.30-033.28', spans: ['85.07.30-033.28'] },
    { text: 'rijksregisternummer 17073003384', spans: ['17073003384'] },
  ],
  counterExamples: ['85.07.30-033.29', 'id 17073003384', 'niss 17073003385'],
})
