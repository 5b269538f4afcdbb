import { isShortDate } from '../check-digits/calendar-date.ts'
import { defineDetector } from '../define-detector.ts'

const signs = '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ'
const states = 'AS|BC|BS|CC|CL|CM|CS|CH|DF|DG|GT|GR|HG|JC|MC|MN|MS|NT|NL|OC|PL|QT|QR|SP|SL|SR|TC|TS|TL|VZ|YN|ZS|NE'

export const mxCurp = defineDetector({
  id: 'mx-curp',
  tags: ['pii', 'national-id'],
  summary: 'population register key of Mexico, with its check digit',
  source: 'https://www.gob.mx/curp/',
  keywords: [],
  candidates: 'word',
  pattern: new RegExp(
    String.raw`(?<![A-Za-z0-9_-])[A-Z][AEIOUX][A-Z]{2}\d{6}[HMX](?:${states})[B-DF-HJ-NP-TV-Z]{3}[A-Z0-9]\d(?![A-Za-z0-9_-])`,
    'i',
  ),
  accepts(span) {
    let sum = 0
    for (let place = 0; place < 17; place++) sum += signs.indexOf(span.charAt(place).toUpperCase()) * (18 - place)
    return (10 - (sum % 10)) % 10 === Number(span.charAt(17)) && isShortDate(span.slice(4, 10))
  },
  examples: [
    { text: 'CURP BOXW310820HNERXN09', spans: ['BOXW310820HNERXN09'] },
    { text: 'boxw310820hnerxn09', spans: ['boxw310820hnerxn09'] },
  ],
  counterExamples: ['BOXW310820HNERXN08', 'BOXW311320HNERXN09', 'BOXW310820HZZRXN09'],
})
