import { digitsOf } from '../check-digits/digits-of.ts'
import { weightedSum } from '../check-digits/weighted-sum.ts'
import { defineDetector } from '../define-detector.ts'
import { afterWords } from './near-words.ts'
import { wholeNumber } from './whole-number.ts'

export const arCuit = defineDetector({
  id: 'ar-cuit',
  tags: ['pii', 'national-id'],
  summary: 'tax or work number of a person or business in Argentina, with its check digit',
  source: 'https://www.argentina.gob.ar/servicio/obtener-el-cuil',
  keywords: [],
  candidates: 'number',
  pattern: wholeNumber(
    String.raw`(?:2[03-7]|3[034])-\d{8}-\d|${afterWords(String.raw`(?:2[03-7]|3[034])\d{9}`, ['cuit', 'cuil', 'cdi'])}`,
  ),
  accepts: (span) => weightedSum(digitsOf(span), [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
  examples: [
    { text: '20-12345678-6', spans: ['20-12345678-6'] },
    { text: 'CUIT 20123456786', spans: ['20123456786'] },
  ],
  counterExamples: ['20-12345678-7', 'id 20123456786', '21-12345678-6'],
})
