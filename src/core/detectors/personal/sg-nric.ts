import { weightedSum } from '../check-digits/weighted-sum.ts'
import { defineDetector } from '../define-detector.ts'

export const sgNric = defineDetector({
  id: 'sg-nric',
  tags: ['pii', 'national-id'],
  summary: 'identity number of a citizen, resident or foreigner in Singapore, with its check letter',
  source: 'https://www.ica.gov.sg/',
  keywords: [],
  candidates: 'word',
  pattern: /(?<![A-Za-z0-9_-])[STFGM]\d{7}[A-Z](?![A-Za-z0-9_-])/i,
  accepts(span) {
    const [first, last] = [span.charAt(0).toUpperCase(), span.charAt(8).toUpperCase()]
    const century = first === 'T' || first === 'G' ? 4 : first === 'M' ? 3 : 0
    const sum = weightedSum(span.slice(1), [2, 7, 6, 5, 4, 3, 2]) + century
    const letters = first === 'S' || first === 'T' ? 'JZIHGFEDCBA' : first === 'M' ? 'XWUTRQPNJLK' : 'XWUTRQPNMLK'
    return letters.charAt(sum % 11) === last
  },
  examples: [
    { text: 'NRIC S1234567D', spans: ['S1234567D'] },
    { text: 'fin: f1234567n', spans: ['f1234567n'] },
  ],
  counterExamples: ['S1234567E', 'A1234567D', 'S12345678D'],
})
