import { isShortDate } from '../check-digits/calendar-date.ts'
import { defineDetector } from '../define-detector.ts'
import { wholeNumber } from './whole-number.ts'

export const dkPersonalNumber = defineDetector({
  id: 'dk-personal-number',
  tags: ['pii', 'national-id'],
  summary: 'number of a person in the register of Denmark, where it is named so',
  source: 'https://www.cpr.dk/cpr-systemet/opbygning-af-cpr-nummeret',
  keywords: [],
  candidates: 'number',
  // Numbers are given out without a check digit since 2007.
  pattern: wholeNumber(String.raw`(?:[0-2]\d|3[01])(?:0[1-9]|1[0-2])\d{2}[ -]?\d{4}`),
  context: ['cpr', 'cpr-nummer', 'cprnr', 'cpr-nr', 'cpr nr', 'personnummer', 'danish', 'dansk'],
  accepts: (span) => isShortDate(span.slice(4, 6) + span.slice(2, 4) + span.slice(0, 2)),
  examples: [
    { text: 'CPR 211062-5629', spans: ['211062-5629'] },
    { text: 'personnummer: 2110625629', spans: ['2110625629'] },
  ],
  counterExamples: ['CPR 311162-5629', 'run 211062-5629', 'CPR 2113625629'],
})
