import { digitsOf } from '../check-digits/digits-of.ts'
import { weightedSum } from '../check-digits/weighted-sum.ts'
import { defineDetector } from '../define-detector.ts'

export const usDeaNumber = defineDetector({
  id: 'us-dea-number',
  tags: ['pii', 'health'],
  summary: 'registration of a prescriber with the drug enforcement of the United States',
  source: 'https://www.deadiversion.usdoj.gov/drugreg/registration.html',
  keywords: [],
  candidates: 'word',
  pattern: /(?<![A-Za-z0-9_])[ABCDEFGHJKLMPRSTUXabcdefghjklmprstux][A-Za-z9]\d{7}(?![A-Za-z0-9_])/,
  context: [
    'dea', 'deanumber', 'prescriber', 'prescription', 'controlled substance', 'medical license', 'medical licence',
    'registrant', 'practitioner',
  ],
  accepts(span) {
    const digits = digitsOf(span).slice(-7)
    return weightedSum(digits, [1, 2, 1, 2, 1, 2]) % 10 === Number(digits.slice(-1))
  },
  examples: [
    { text: 'DEA number AB1234563', spans: ['AB1234563'] },
    { text: 'prescriber F91234563', spans: ['F91234563'] },
  ],
  counterExamples: ['DEA number AB1234564', 'part AB1234563', 'DEA IB1234563'],
})
