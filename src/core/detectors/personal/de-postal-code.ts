import { defineDetector } from '../define-detector.ts'
import { wholeNumber } from './whole-number.ts'

export const dePostalCode = defineDetector({
  id: 'de-postal-code',
  tags: ['pii', 'location'],
  summary: 'postal code of Germany, where an address is spoken of',
  source: 'https://www.deutschepost.de/de/p/plz-suche.html',
  keywords: [],
  candidates: 'number',
  pattern: wholeNumber(String.raw`0[1-9]\d{3}|[1-9]\d{4}`),
  context: [
    'plz', 'postleitzahl', 'postcode', 'postal code', 'postalcode', 'wohnort', 'anschrift', 'adresse', 'straße',
    'strasse',
  ],
  accepts: (span) => span <= '99998',
  examples: [
    { text: 'PLZ: 10115', spans: ['10115'] },
    { text: 'Hauptstraße 5, Anschrift 80331 München', spans: ['80331'] },
  ],
  counterExamples: ['PLZ 00123', '12345 bytes', 'PLZ 101150', 'PLZ 99999'],
})
