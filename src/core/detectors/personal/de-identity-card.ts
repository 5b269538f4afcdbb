import { defineDetector } from '../define-detector.ts'
import { isDocumentNumber } from './de-document-number.ts'
import { wholeWord } from './whole-word.ts'

export const deIdentityCard = defineDetector({
  id: 'de-identity-card',
  tags: ['pii', 'national-id'],
  summary: 'number of a German identity card, by itself only with its check digit',
  source: 'https://www.personalausweisportal.de/',
  keywords: [],
  candidates: 'word',
  pattern: wholeWord('[LMNPRTVWXY][CFGHJKLMNPRTVWXYZ0-9]{7}[0-9][0-9]?'),
  context: [
    'personalausweis',
    'personalausweisnummer',
    'ausweis',
    'ausweisnummer',
    'ausweis-nr',
    'ausweisnr',
    'identity card',
    'identitycard',
    'id card',
  ],
  accepts: isDocumentNumber,
  examples: [
    { text: 'Personalausweis T220001293', spans: ['T220001293'] },
    { text: 'Ausweis-Nr. L01X00T471', spans: ['L01X00T471'] },
  ],
  counterExamples: ['Ausweis T220001290', 'Teil T220001293', 'Ausweis A220001293', 'L01X00T47'],
})
