import { defineDetector } from '../define-detector.ts'
import { wholeNumber } from './whole-number.ts'

// As printed by the states, as the federation joins them (the office's four digits, a zero, district and number),
// and with a slash.
const printed = String.raw`\d{2,3}[/ ]\d{3}[/ ]\d{5}|\d{3}[/ ]\d{4}[/ ]\d{4}|0\d{2} ?\d{3} ?\d{5}|\d{5}\/\d{5}`
const joined = String.raw`(?:10|11|2[1-8]|3[0-2]|4[01]|5\d|9\d)\d{2}0\d{8}|(?:0[1-9]|1[0-6])\d{11}`

export const deTaxNumber = defineDetector({
  id: 'de-tax-number',
  tags: ['pii', 'national-id'],
  summary: 'tax number that a German tax office gives, where it is named so',
  source: 'https://de.wikipedia.org/wiki/Steuernummer',
  keywords: [],
  candidates: 'number',
  pattern: wholeNumber(`${printed}|${joined}`),
  context: [
    'steuernummer', 'steuer-nr', 'steuer nr', 'steuernr', 'st.-nr', 'st.nr', 'st-nr', 'stnr', 'finanzamt',
    'steuerbescheid', 'einkommensteuer', 'umsatzsteuer', 'gewerbesteuer', 'tax number', 'taxnumber',
  ],
  accepts: (span) => !/^(?:1700|00)/.test(span),
  examples: [
    { text: 'Steuernummer 93/815/08152', spans: ['93/815/08152'] },
    { text: 'St.-Nr. 2893081508152', spans: ['2893081508152'] },
    { text: 'Finanzamt Köln, 181/815/08155', spans: ['181/815/08155'] },
  ],
  counterExamples: ['Steuernummer 1781508150001', 'Pfad 93/815/08152', 'Steuernummer 0081508150001'],
})
