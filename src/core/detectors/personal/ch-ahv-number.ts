import { digitsOf } from '../check-digits/digits-of.ts'
import { weightedSum } from '../check-digits/weighted-sum.ts'
import { defineDetector } from '../define-detector.ts'
import { wholeNumber } from './whole-number.ts'

export const chAhvNumber = defineDetector({
  id: 'ch-ahv-number',
  tags: ['pii', 'national-id'],
  summary: 'social insurance number of Switzerland',
  source: 'https://www.zas.admin.ch/zas/en/home/partenaires-et-institutions-/navs13.html',
  keywords: [],
  candidates: 'number',
  pattern: wholeNumber(String.raw`756\.\d{4}\.\d{4}\.\d{2}|756 \d{4} \d{4} \d{2}|756\d{10}`),
  accepts: (span) => weightedSum(digitsOf(span), [1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1]) % 10 === 0,
  examples: [
    { text: 'AHV 756.9217.0769.85', spans: ['756.9217.0769.85'] },
    { text: '7569217076985', spans: ['7569217076985'] },
  ],
  counterExamples: ['756.9217.0769.86', '755.9217.0769.85', '75692170769851'],
})
