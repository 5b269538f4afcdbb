import { digitsOf } from '../check-digits/digits-of.ts'
import { defineDetector } from '../define-detector.ts'
import { afterWords } from './near-words.ts'

const words = ['telefon', 'tel', 'phone', 'gsm', 'cep', 'mobil', 'numara', 'fax', 'faks', 'whatsapp', 'contact', 'call']
const area = String.raw`[2-5]\d{2}`
const subscriber = String.raw`\(?${area}\)?[ .-]?\d{3}[ .-]?\d{2}[ .-]?\d{2}`
// With the trunk digit and groups the number speaks for itself, and a mobile one without groups too.
const national = [
  String.raw`05[0-6]\d{8}`,
  String.raw`0 ?\(?${area}\)? \d{3} ?\d{2} ?\d{2}`,
  String.raw`0[ -]?\(${area}\)[ -]?\d{3}[ -]?\d{2}[ -]?\d{2}`,
  String.raw`0-${area}-\d{3}-\d{2}-\d{2}`,
  String.raw`(?:0 ?)?${area}[ .-]\d{3}[ .-]\d{2}[ .-]\d{2}`,
].join('|')

const start = String.raw`(?<![a-z0-9_+]|[a-z0-9]-|\d[.,:/ ])`
const end = String.raw`(?![a-z0-9_]|[-.:/]\d)`
const named = afterWords(`0?[ -]?${subscriber}`, words)

export const trPhoneNumber = defineDetector({
  id: 'tr-phone-number',
  tags: ['pii', 'contact'],
  summary: 'phone number of Turkey, international or national',
  source: 'https://www.itu.int/oth/T02020000D3/en',
  keywords: ['+90', '(2', '(3', '(4', '(5'],
  candidates: 'number',
  pattern: new RegExp(String.raw`${start}(?:\+90[ .-]?${subscriber}|${national}|${named})${end}`, 'i'),
  // Mobile numbers, and the area codes of the provinces, which are even, and of Istanbul and Ankara.
  accepts: (span) => /^(?:5[0-6]\d|2(?:1[26]|[2-8][24678])|3(?:1[28]|[1-8][24678])|4[1-8][24678])/.test(digitsOf(span).slice(-10)),
  examples: [
    { text: 'Telefon numaram +905321234567 olarak', spans: ['+905321234567'] },
    { text: '0 (532) 123 45 67', spans: ['0 (532) 123 45 67'] },
    { text: 'tel 2121234567', spans: ['2121234567'] },
  ],
  counterExamples: ['tel 532123456', 'tel 53212345678', 'tel 6123456789', 'id 5321234567'],
})
