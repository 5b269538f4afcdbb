import { isShortDate } from '../check-digits/calendar-date.ts'
import { weightedSum } from '../check-digits/weighted-sum.ts'
import { defineDetector } from '../define-detector.ts'
import { wholeNumber } from './whole-number.ts'

export const plPesel = defineDetector({
  id: 'pl-pesel',
  tags: ['pii', 'national-id'],
  summary: 'number of a person in the register of Poland',
  source: 'https://www.gov.pl/web/gov/czym-jest-numer-pesel',
  keywords: [],
  candidates: 'number',
  pattern: wholeNumber(String.raw`\d{11}`),
  context: ['pesel', 'numer pesel', 'nr pesel', 'ewidencyjny'],
  // The century is added to the month: 20 for 2000, 80 for 1800.
  accepts(span) {
    const month = String(Number(span.slice(2, 4)) % 20).padStart(2, '0')
    const sum = weightedSum(span, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1])
    return sum % 10 === 0 && isShortDate(span.slice(0, 2) + month + span.slice(4, 6))
  },
  examples: [
    { text: 'PESEL 44051401458', spans: ['44051401458'] },
    { text: 'pesel: 02070803628', spans: ['02070803628'] },
  ],
  counterExamples: ['PESEL 44051401459', 'id 44051401458', 'PESEL 44053901458'],
})
