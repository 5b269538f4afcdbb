import { defineDetector } from '../define-detector.ts'
import { drivingLicenceWords } from './driving-licence-words.ts'
import { afterWords } from './near-words.ts'
import { wholeWord } from './whole-word.ts'

export const itDrivingLicence = defineDetector({
  id: 'it-driving-licence',
  tags: ['pii', 'national-id'],
  summary: 'number of an Italian driving licence',
  source: 'https://www.ilportaledellautomobilista.it/',
  keywords: [],
  candidates: 'word',
  // Licences printed by the ministry begin with U1, and their seven signs leave out letters that read alike.
  pattern: wholeWord(
    `U1[BCDEFGHJKLMNPRSTUWXYZ0-9]{7}[A-Z]|${afterWords(String.raw`[A-Z]{2}\d{7}[A-Z]`, drivingLicenceWords)}`,
  ),
  accepts: (span) => span === span.toUpperCase() && /[0-9]/.test(span.slice(2)),
  examples: [
    { text: 'patente U1H00B000C', spans: ['U1H00B000C'] },
    { text: 'patente di guida MI1234567X', spans: ['MI1234567X'] },
  ],
  counterExamples: ['patente U1H00A000B', 'patente 990123456B', 'part MI1234567X'],
})
