import { isShortDate } from '../check-digits/calendar-date.ts'
import { defineDetector } from '../define-detector.ts'
import { wholeNumber } from './whole-number.ts'

export const idNik = defineDetector({
  id: 'id-nik',
  tags: ['pii', 'national-id'],
  summary: 'identity number of a person in Indonesia, where it is named so',
  source: 'https://dukcapil.kemendagri.go.id/',
  keywords: [],
  candidates: 'number',
  // Province, regency, district, day of birth (with 40 for women), serial.
  pattern: wholeNumber(String.raw`[1-9]\d(?:0[1-9]|[1-9]\d)\d{2}(?:[0-2]\d|3[01]|[4-6]\d|7[01])(?:0[1-9]|1[0-2])\d{6}`),
  context: ['nik', 'ktp', 'e-ktp', 'nomor induk', 'induk kependudukan', 'kependudukan', 'indonesian'],
  accepts(span) {
    const day = String(Number(span.slice(6, 8)) % 40).padStart(2, '0')
    return isShortDate(span.slice(10, 12) + span.slice(8, 10) + day) && !span.endsWith('0000')
  },
  examples: [
    { text: 'NIK 3171011708450001', spans: ['3171011708450001'] },
    { text: 'No. KTP: 3171015708450001', spans: ['3171015708450001'] },
  ],
  counterExamples: ['NIK 3171013208450001', 'id 3171011708450001', 'NIK 31710117084500012'],
})
