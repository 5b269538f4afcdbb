import { digitsOf } from '../check-digits/digits-of.ts'
import { isLuhn } from '../check-digits/luhn.ts'
import { defineDetector } from '../define-detector.ts'
import { wholeNumber } from './whole-number.ts'

export const itVatId = defineDetector({
  id: 'it-vat-id',
  tags: ['pii', 'national-id'],
  summary: 'value added tax number of Italy',
  source: 'https://www.agenziaentrate.gov.it/portale/web/guest/schede/istanze/aa9_11-apertura-variazione-chiusura-pf',
  keywords: [],
  candidates: 'number',
  pattern: wholeNumber(String.raw`\d{8}[ _]?\d{3}`),
  context: [
    'iva', 'p.iva', 'p. iva', 'partita iva', 'piva', 'partitaiva', 'vat', 'vat number', 'codice fiscale', 'fattura',
  ],
  accepts: (span) => isLuhn(digitsOf(span)) && !digitsOf(span).startsWith('0000000'),
  examples: [
    { text: 'P.IVA 01333550323', spans: ['01333550323'] },
    { text: 'partita IVA: 01333550 323', spans: ['01333550 323'] },
  ],
  counterExamples: ['P.IVA 01333550324', 'size 01333550323', 'P.IVA 00000000000'],
})
