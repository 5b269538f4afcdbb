import { defineDetector } from '../define-detector.ts'
import { wholeNumber } from './whole-number.ts'

export const trNationalId = defineDetector({
  id: 'tr-national-id',
  tags: ['pii', 'national-id'],
  summary: 'identity number of Turkey, with two check digits, where a person is spoken of',
  source: 'https://www.nvi.gov.tr/',
  keywords: [],
  candidates: 'number',
  pattern: wholeNumber(String.raw`[1-9]\d{9}[02468]`),
  context: [
    'tckn', 'tc', 't.c.', 'tc kimlik', 'kimlik', 'kimlik no', 'kimlik numarası', 'kimlik numarasi', 'vatandaşlık', 'kişi',
    'turkish id', 'turkish national', 'turkish identity', 'national id', 'nationalid', 'identity number',
  ],
  accepts(span) {
    const digits = Array.from(span, Number)
    const every = (from: number, until: number, step: number): number => {
      let sum = 0
      for (let place = from; place < until; place += step) sum += digits[place] ?? 0
      return sum
    }
    const tenth = (((every(0, 9, 2) * 7 - every(1, 8, 2)) % 10) + 10) % 10
    return tenth === digits[9] && every(0, 10, 1) % 10 === digits[10]
  },
  examples: [
    { text: 'TCKN numarası 10000000146', spans: ['10000000146'] },
    { text: 'Türk kimlik numarası: 36493665440', spans: ['36493665440'] },
  ],
  counterExamples: ['TCKN 10000000145', 'id 10000000146', 'TCKN 00000000000'],
})
