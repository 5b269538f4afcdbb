import { defineDetector } from '../define-detector.ts'
import { weightedDigitSum } from './weighted-digit-sum.ts'

export const deHealthInsurance = defineDetector({
  id: 'de-health-insurance',
  tags: ['pii', 'health', 'national-id'],
  summary: 'number of a person insured with a German health fund',
  source: 'https://www.gkv-datenaustausch.de/technische_anlagen_und_schluessel/verfahren_zur_kvnr/verfahren_zur_kvnr.jsp',
  keywords: [],
  candidates: 'word',
  pattern: /(?<![A-Za-z0-9_-])[A-Za-z]\d{9}(?![A-Za-z0-9_]|[-.]\d)/,
  context: [
    'kvnr', 'krankenkasse', 'krankenversicherung', 'krankenversichertennummer', 'krankenversicherungsnummer',
    'versicherter', 'versicherte', 'versichertennummer', 'versichertennr', 'versicherten-nr', 'versicherung',
    'versicherungsnummer', 'gesundheitskarte', 'health insurance', 'egk',
  ],
  // The letter's place in the alphabet takes two digits.
  accepts(span) {
    const place = String(span.toUpperCase().charCodeAt(0) - 64).padStart(2, '0')
    return weightedDigitSum(place + span.slice(1), [1, 2, 1, 2, 1, 2, 1, 2, 1, 2]) % 10 === Number(span.slice(-1))
  },
  examples: [
    { text: 'KVNR: A123456780', spans: ['A123456780'] },
    { text: 'Versichertennummer M123456785', spans: ['M123456785'] },
  ],
  counterExamples: ['KVNR A123456781', 'Teil A123456780', 'KVNR A12345678'],
})
