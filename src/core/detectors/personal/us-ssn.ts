import { digitsOf } from '../check-digits/digits-of.ts'
import { defineDetector } from '../define-detector.ts'
import { afterWords } from './near-words.ts'
import { wholeNumber } from './whole-number.ts'

const words = ['ssn', 'social security', 'social sec', 'soc sec', 'ss#', 'ss number']
const hyphens = String.raw`\d{3}-\d{2}-\d{4}`
const weak = String.raw`\d{3}[ .]\d{2}[ .]\d{4}|\d{9}|\d{3}-\d{6}|\d{5}-\d{4}`

/** Printed on a card that came with a wallet, and in a leaflet of the administration: nobody's. */
const known = new Set(['078051120', '219099999', '123456789'])

export const usSsn = defineDetector({
  id: 'us-ssn',
  tags: ['pii', 'national-id'],
  summary: 'social security number of the United States',
  source: 'https://www.ssa.gov/employer/randomizationfaqs.html',
  keywords: [],
  candidates: 'number',
  pattern: wholeNumber(`${hyphens}|${afterWords(weak, words)}`),
  accepts(span) {
    const digits = digitsOf(span)
    const separators = new Set(span.replace(/[0-9]/g, ''))
    const isIssued = !/^(?:000|666|9)|^.{3}00|0000$|^(\d)\1{8}$/.test(digits) && !known.has(digits)
    return separators.size < 2 && isIssued
  },
  examples: [
    { text: 'SSN: 536-22-1234.', spans: ['536-22-1234'] },
    { text: 'social security 536221234', spans: ['536221234'] },
    { text: 'ssn=536.22.1234', spans: ['536.22.1234'] },
  ],
  counterExamples: [
    '000-12-3456', '666-12-3456', '900-70-3456', '536-00-1234', '536-22-0000', 'build 536221234', '200 12 5321 GET',
    '1-536-22-1234',
  ],
})
