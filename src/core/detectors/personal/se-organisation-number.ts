import { digitsOf } from '../check-digits/digits-of.ts'
import { isLuhn } from '../check-digits/luhn.ts'
import { defineDetector } from '../define-detector.ts'
import { besideWords } from './near-words.ts'
import { wholeNumber } from './whole-number.ts'

const words = [
  'organisationsnummer', 'organisationsnr', 'orgnummer', 'orgnr', 'org nr', 'org.nr', 'org-nr', 'bolagsverket',
  'momsnr', 'swedish company',
]

export const seOrganisationNumber = defineDetector({
  id: 'se-organisation-number',
  tags: ['pii', 'national-id'],
  summary: 'number of a company or association in Sweden, where it is named so',
  source: 'https://bolagsverket.se/en/foretag/aktiebolag/organisationsnummer.html',
  keywords: [],
  candidates: 'number',
  // The third digit is at least 2, which keeps it apart from a day of birth.
  pattern: wholeNumber(besideWords(String.raw`(?:16)?[1-9]\d[2-9]\d{3}-?\d{4}`, words)),
  accepts: (span) => isLuhn(digitsOf(span).slice(-10)),
  examples: [
    { text: 'orgnr 556703-7485', spans: ['556703-7485'] },
    { text: '5567037485 är vårt orgnummer.', spans: ['5567037485'] },
  ],
  counterExamples: ['orgnr 556703-7486', 'at 5567037485', 'orgnr 55670x-7485'],
})
