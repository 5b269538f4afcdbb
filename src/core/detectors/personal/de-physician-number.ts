import { weightedSum } from '../check-digits/weighted-sum.ts'
import { defineDetector } from '../define-detector.ts'
import { wholeNumber } from './whole-number.ts'

export const dePhysicianNumber = defineDetector({
  id: 'de-physician-number',
  tags: ['pii', 'health'],
  summary: 'lifelong number of a physician in Germany (LANR)',
  source: 'https://www.kbv.de/html/arztnummern.php',
  keywords: [],
  candidates: 'number',
  pattern: wholeNumber(String.raw`\d{9}`),
  context: ['lanr', 'arzt', 'ärztin', 'arztnummer', 'arzt-nr', 'arztnr', 'dr. med', 'physician', 'doctor'],
  // The seventh digit checks the six before it; two digits name the field.
  accepts: (span) => (weightedSum(span, [4, 9, 4, 9, 4, 9]) + Number(span.charAt(6))) % 10 === 0 && !/^0{7}/.test(span),
  examples: [
    { text: 'Arztnummer 123456601 auf dem Rezept', spans: ['123456601'] },
    { text: 'LANR: 123456601', spans: ['123456601'] },
  ],
  counterExamples: ['LANR 123456901', 'Nummer 123456601', 'LANR 000000000'],
})
