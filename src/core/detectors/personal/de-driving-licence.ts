import { defineDetector } from '../define-detector.ts'
import { drivingLicenceWords } from './driving-licence-words.ts'

export const deDrivingLicence = defineDetector({
  id: 'de-driving-licence',
  tags: ['pii', 'national-id'],
  summary: 'number of a German driving licence, where it is named so',
  source: 'https://www.gesetze-im-internet.de/fev_2010/anlage_8.html',
  keywords: [],
  candidates: 'word',
  // Authority, a running number and a check sign; the last place counts the copies.
  pattern: /(?<![A-Za-z0-9_-])[A-Z][A-Z0-9]\d{8}[A-Z0-9]\d?(?![A-Za-z0-9_]|[-.]\d)|(?<![A-Za-z0-9_-])[A-Z]\d{3}[A-Z0-9]{6}\d(?![A-Za-z0-9_]|[-.]\d)/,
  context: drivingLicenceWords,
  examples: [
    { text: 'Führerschein B072RRE2I55', spans: ['B072RRE2I55'] },
    { text: 'Fahrerlaubnis Nr. MU12345678B', spans: ['MU12345678B'] },
  ],
  counterExamples: ['BO12345678AB', 'Führerschein 12345678901', 'Teil MU12345678B'],
})
