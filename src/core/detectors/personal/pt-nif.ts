import { digitsOf } from '../check-digits/digits-of.ts'
import { weightedSum } from '../check-digits/weighted-sum.ts'
import { defineDetector } from '../define-detector.ts'
import { wholeNumber } from './whole-number.ts'

export const ptNif = defineDetector({
  id: 'pt-nif',
  tags: ['pii', 'national-id'],
  summary: 'tax number of Portugal, where it is named so',
  source: 'https://www.portaldasfinancas.gov.pt/',
  keywords: [],
  candidates: 'number',
  pattern: wholeNumber(String.raw`[1235689]\d{2} ?\d{3} ?\d{3}`),
  context: [
    'nif', 'contribuinte', 'número fiscal', 'numero fiscal', 'identificação fiscal', 'nipc', 'finanças', 'tax number',
  ],
  accepts(span) {
    const digits = digitsOf(span)
    const rest = weightedSum(digits, [9, 8, 7, 6, 5, 4, 3, 2]) % 11
    return (rest < 2 ? 0 : 11 - rest) === Number(digits.slice(-1))
  },
  examples: [
    { text: 'NIF 123456789', spans: ['123456789'] },
    { text: 'contribuinte 501 964 843', spans: ['501 964 843'] },
  ],
  counterExamples: ['NIF 123456780', 'id 123456789', 'NIF 423456789'],
})
