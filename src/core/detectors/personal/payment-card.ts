import { digitsOf } from '../check-digits/digits-of.ts'
import { isLuhn } from '../check-digits/luhn.ts'
import { defineDetector } from '../define-detector.ts'
import { isIssued } from './card-issuer.ts'
import { afterWords } from './near-words.ts'
import { wholeNumber } from './whole-number.ts'

const words = [
  'card', 'credit', 'debit', 'visa', 'mastercard', 'maestro', 'amex', 'pan', 'karte', 'kreditkarte', 'carte',
  'tarjeta', 'carta',
]
// Thirteen digits are often a time or an article, fifteen an account, seventeen and more an id: these ask for a word.
const grouped = String.raw`\d{4} \d{4} \d{4} \d{4}(?: \d{3})?|\d{4}-\d{4}-\d{4}-\d{4}(?:-\d{3})?|\d{4}[ -]\d{6}[ -]\d{4,5}`
const plain = String.raw`3\d{13,14}|[2-9]\d{15}`
const weak = String.raw`4\d{12}|1\d{14}|[2-6]\d{16,18}`

export const paymentCard = defineDetector({
  id: 'payment-card',
  tags: ['pii', 'payment'],
  summary: 'number of a payment card: issuer, length and check digit',
  source: 'https://www.iso.org/standard/70484.html',
  keywords: [],
  candidates: 'number',
  pattern: wholeNumber(`${grouped}|${plain}|${afterWords(weak, words)}`),
  accepts: (span) => isIssued(digitsOf(span)) && isLuhn(digitsOf(span)),
  examples: [
    { text: 'paid with 4111 1111 1111 1111 12/27', spans: ['4111 1111 1111 1111'] },
    { text: '{"pan":"5555555555554444","amex":"3782-822463-10005"}', spans: ['5555555555554444', '3782-822463-10005'] },
    { text: 'Maestro card 6304000000000000000', spans: ['6304000000000000000'] },
  ],
  counterExamples: [
    '4111 1111 1111 1112', 'at 1748503543012', 'trace 1700000000000000', 'id 6304000000000000000',
    'x-4111111111111111',
  ],
})
