import { digitsOf } from '../check-digits/digits-of.ts'
import { isMod11Of10 } from '../check-digits/mod-11-10.ts'
import { defineDetector } from '../define-detector.ts'
import { wholeNumber } from './whole-number.ts'

export const deTaxId = defineDetector({
  id: 'de-tax-id',
  tags: ['pii', 'national-id'],
  summary: 'tax identification number of a person in Germany',
  source: 'https://www.bzst.de/DE/Privatpersonen/SteuerlicheIdentifikationsnummer/steuerlicheidentifikationsnummer_node.html',
  keywords: [],
  candidates: 'number',
  pattern: wholeNumber(String.raw`[1-9]\d ?\d{3} ?\d{3} ?\d{3}`),
  context: [
    'steuer-id', 'steuerid', 'steuer-idnr', 'steuernummer', 'steueridentifikationsnummer', 'identifikationsnummer',
    'steuerliche', 'idnr', 'id-nr', 'tin', 'tax', 'tax id', 'taxid', 'finanzamt',
  ],
  // Of the first ten digits one stands twice or thrice. Made-up numbers keep all ten apart, and count too.
  accepts(span) {
    const digits = digitsOf(span)
    const isSpread = Array.from('0123456789').every((digit) => digits.slice(0, 10).split(digit).length <= 4)
    return isSpread && isMod11Of10(digits)
  },
  examples: [
    { text: 'Meine Steuer-ID: 86 095 742 719.', spans: ['86 095 742 719'] },
    { text: 'IdNr. 86095742719', spans: ['86095742719'] },
  ],
  counterExamples: ['Steuer-ID 86095742718', 'Steuer-ID 06095742719', 'Auftrag 86095742719', 'IdNr 11111111111'],
})
