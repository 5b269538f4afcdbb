import { defineDetector } from '../define-detector.ts'
import { isDocumentNumber } from './de-document-number.ts'
import { passportWords } from './passport-words.ts'
import { wholeWord } from './whole-word.ts'

export const dePassport = defineDetector({
  id: 'de-passport',
  tags: ['pii', 'national-id'],
  summary: 'number of a German passport, by itself only with its check digit',
  source: 'https://www.bmi.bund.de/DE/themen/moderne-verwaltung/ausweise-und-paesse/paesse/paesse-node.html',
  keywords: [],
  candidates: 'word',
  pattern: wholeWord('[CFGHJKL][CFGHJKLMNPRTVWXYZ0-9]{7}[0-9][0-9]?'),
  context: [...passportWords, 'pass', 'pass-nr', 'passnr'],
  accepts: isDocumentNumber,
  examples: [
    { text: 'Reisepass C01X00T478', spans: ['C01X00T478'] },
    { text: 'Pass C01X00T41', spans: ['C01X00T41'] },
  ],
  counterExamples: ['Reisepass C01X00T479', 'Teil C01X00T478', 'Reisepass 901234567', 'F12345678'],
})
