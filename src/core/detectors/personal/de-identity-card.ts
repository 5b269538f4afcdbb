import { defineDetector } from '../define-detector.ts'
import { isDocumentNumber } from './de-document-number.ts'
import { afterWords } from './near-words.ts'
import { wholeWord } from './whole-word.ts'

const words = ['personalausweis', 'ausweis', 'identity card', 'id card', 'perso']
const nine = '[LMNPRTVWXY][CFGHJKLMNPRTVWXYZ0-9]{7}[0-9]'

export const deIdentityCard = defineDetector({
  id: 'de-identity-card',
  tags: ['pii', 'national-id'],
  summary: 'number of a German identity card, by itself only with its check digit',
  source: 'https://www.personalausweisportal.de/',
  keywords: [],
  candidates: 'word',
  pattern: wholeWord(afterWords(`${nine}[0-9]?`, words)),
  accepts: isDocumentNumber,
  examples: [
    { text: 'Personalausweis T220001293', spans: ['T220001293'] },
    { text: 'Ausweis-Nr. L01X00T471', spans: ['L01X00T471'] },
  ],
  counterExamples: ['Ausweis T220001290', 'Teil T220001293', 'Ausweis A220001293', 'L01X00T47'],
})
