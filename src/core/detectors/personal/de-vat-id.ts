import { digitsOf } from '../check-digits/digits-of.ts'
import { isMod11Of10 } from '../check-digits/mod-11-10.ts'
import { defineDetector } from '../define-detector.ts'

export const deVatId = defineDetector({
  id: 'de-vat-id',
  tags: ['pii', 'national-id'],
  summary: 'value added tax identification number of Germany',
  source: 'https://www.bzst.de/DE/Unternehmen/Identifikationsnummern/Umsatzsteuer-Identifikationsnummer/umsatzsteuer-identifikationsnummer_node.html',
  keywords: ['DE'],
  ignoreCase: true,
  pattern: /(?<![A-Za-z0-9_-])[Dd][Ee][ -]?[1-9]\d{2}[ .]?\d{3}[ .]?\d{3}(?![A-Za-z0-9_]|[-.]\d)/,
  accepts: (span) => isMod11Of10(digitsOf(span)),
  examples: [
    { text: 'USt-IdNr. DE136695976', spans: ['DE136695976'] },
    { text: 'DE 136 695 976', spans: ['DE 136 695 976'] },
  ],
  counterExamples: ['DE136695977', 'AT136695976', 'DE1366959760', 'XDE136695976'],
})
