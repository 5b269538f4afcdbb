import { defineDetector } from '../define-detector.ts'

export const itFiscalCode = defineDetector({
  id: 'it-fiscal-code',
  tags: ['pii', 'national-id'],
  summary: 'fiscal code of a person in Italy',
  source: 'https://www.agenziaentrate.gov.it/portale/web/guest/schede/istanze/richiesta-ts_cf/informazioni-codificazione-pf',
  keywords: [],
  candidates: 'word',
  // Surname, name, year, letter of the month, day (with 40 for women), municipality, check letter. Where two
  // persons would share
  // a code letters stand for digits. The shape speaks for itself, so that a mistyped code counts too.
  pattern:
    /(?<![A-Za-z0-9_-])[A-Z]{6}[0-9LMNPQRSTUV]{2}[ABCDEHLMPRST](?:[0-7LMNPQRST][0-9LMNPQRSTUV])[A-Z][0-9LMNPQRSTUV]{3}[A-Z](?![A-Za-z0-9_-])/i,
  accepts: (span) =>
    (span === span.toUpperCase() || span === span.toLowerCase()) && (span.match(/[0-9]/g)?.length ?? 0) >= 4,
  examples: [
    { text: 'CF RSSMRA85T10A562S.', spans: ['RSSMRA85T10A562S'] },
    { text: 'rssmra85t10a562s', spans: ['rssmra85t10a562s'] },
  ],
  counterExamples: ['RSSMRA85G10A562S', 'RSSMRA - 85T10A562S', 'RSSMRA85T10A562', 'XRSSMRA85T10A562S'],
})
