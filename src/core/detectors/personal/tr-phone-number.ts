import { digitsOf } from '../check-digits/digits-of.ts'
import { defineDetector } from '../define-detector.ts'
import { afterWords } from './near-words.ts'

const words = ['telefon', 'tel', 'phone', 'gsm', 'cep', 'mobil', 'numara', 'fax', 'faks', 'whatsapp', 'contact', 'call']
// Mobile numbers, and area codes of the provinces.
const subscriber = String.raw`(?:\(?(?:5[0-6]\d|2[1-8][2468]|3[1-8][2468]|4[1-8][2468])\)?)(?:[ .-]?\d{3}[ .-]?\d{2}[ .-]?\d{2})`
const national = String.raw`05[0-6]\d{8}|0 ?\(?[2-5]\d{2}\)? \d{3} ?\d{2} ?\d{2}|0[ -]?\([2-5]\d{2}\)[ -]?\d{3}[ -]?\d{2}[ -]?\d{2}|0-[2-5]\d{2}-\d{3}-\d{2}-\d{2}|0 ?[2-5]\d{2}[ .-]\d{3}[ .-]\d{2}[ .-]\d{2}`
const spelled = String.raw`[2-5]\d{2}[ .-]\d{3}[ .-]\d{2}[ .-]\d{2}`

export const trPhoneNumber = defineDetector({
  id: 'tr-phone-number',
  tags: ['pii', 'contact'],
  summary: 'phone number of Turkey, international or national',
  source: 'https://www.itu.int/oth/T02020000D3/en',
  keywords: ['+90', '(2', '(3', '(4', '(5'],
  candidates: 'number',
  pattern: new RegExp(
    String.raw`(?<![A-Za-z0-9_+]|[A-Za-z0-9]-|\d[.,:/ ])(?:\+90[ .-]?${subscriber}|${national}|${spelled}|${afterWords(`0?[ -]?${subscriber}`, words)})(?![A-Za-z0-9_]|[-.:/]\d)`,
    'i',
  ),
  accepts(span) {
    const digits = digitsOf(span).slice(-10)
    return /^(?:5[0-6]\d|2(?:1[26]|[2-8][24678])|3(?:[1-8][24678]|1[28])|4(?:[1-8][24678]))/.test(digits)
  },
  examples: [
    { text: 'Telefon numaram +905321234567 olarak', spans: ['+905321234567'] },
    { text: '0 (532) 123 45 67', spans: ['0 (532) 123 45 67'] },
    { text: 'tel 2121234567', spans: ['2121234567'] },
  ],
  counterExamples: ['tel 532123456', 'tel 53212345678', 'tel 6123456789', 'id 5321234567'],
})
