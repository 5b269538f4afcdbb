import { digitsOf } from '../check-digits/digits-of.ts'
import { defineDetector } from '../define-detector.ts'
import { isSpanishCheckLetter } from './es-check-letter.ts'

export const esNie = defineDetector({
  id: 'es-nie',
  tags: ['pii', 'national-id'],
  summary: 'identity number of a foreigner in Spain, with its letter',
  source: 'https://www.interior.gob.es/opencms/es/servicios-al-ciudadano/tramites-y-gestiones/dni/calculo-del-digito-de-control-del-nif-nie/',
  keywords: [],
  candidates: 'word',
  pattern: /(?<![A-Za-z0-9_-])[X-Z]-?\d{7}-?[A-HJ-NP-TV-Z](?![A-Za-z0-9_-])/i,
  // The first letter stands for a digit.
  accepts: (span) =>
    isSpanishCheckLetter(`${'XYZ'.indexOf(span.charAt(0).toUpperCase())}${digitsOf(span)}`, span.slice(-1)),
  examples: [
    { text: 'Mi NIE es X9613851N', spans: ['X9613851N'] },
    { text: 'z8078221-m', spans: ['z8078221-m'] },
  ],
  counterExamples: ['X9613851M', 'W9613851N', 'X96138511N'],
})
