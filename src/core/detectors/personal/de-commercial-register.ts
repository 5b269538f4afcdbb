import { defineDetector } from '../define-detector.ts'

export const deCommercialRegister = defineDetector({
  id: 'de-commercial-register',
  tags: ['pii', 'national-id'],
  summary: 'number in the German commercial register',
  source: 'https://www.handelsregister.de/',
  keywords: ['HRA', 'HRB', 'GnR', 'PR', 'VR'],
  pattern: /(?<![A-Za-z0-9_-])(?:HR[AB](?:[ -]?Nr\.?)? ?\d{1,6}(?: [A-Z]{1,2})?|(?<=[Rr]egister[^\n]{0,60})(?:GnR|PR|VR) ?\d{1,6})(?![A-Za-z0-9_])/,
  examples: [
    { text: 'Amtsgericht München, HRB 123456', spans: ['HRB 123456'] },
    { text: 'Vereinsregister Berlin VR 12345', spans: ['VR 12345'] },
    { text: 'HRA 4711 B', spans: ['HRA 4711 B'] },
  ],
  counterExamples: ['PR 1234 merged', 'HRB Nummer', 'HRB1234567'],
})
