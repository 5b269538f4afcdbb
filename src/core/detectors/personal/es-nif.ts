import { digitsOf } from '../check-digits/digits-of.ts'
import { defineDetector } from '../define-detector.ts'
import { isSpanishCheckLetter } from './es-check-letter.ts'
import { afterWords, inAnyCase } from './near-words.ts'

const words = ['nif', 'dni', 'documento nacional', 'identificación', 'identidad'].map(inAnyCase)

const capitals = String.raw`(?:\d{8}|\d{2}\.\d{3}\.\d{3})-?[A-HJ-NP-TV-Z]`
const any = String.raw`\d{7,8}[ -]?[A-HJ-NP-TV-Za-hj-np-tv-z]`

export const esNif = defineDetector({
  id: 'es-nif',
  tags: ['pii', 'national-id'],
  summary: 'tax and identity number of a person in Spain, with its letter',
  source: 'https://www.interior.gob.es/opencms/es/servicios-al-ciudadano/tramites-y-gestiones/dni/calculo-del-digito-de-control-del-nif-nie/',
  keywords: [],
  candidates: 'number',
  pattern: new RegExp(
    String.raw`(?<![A-Za-z0-9_]|[A-Za-z0-9]-|\d[.,])(?:${capitals}|${afterWords(any, words)})(?![A-Za-z0-9_]|-[A-Za-z0-9])`,
  ),
  accepts: (span) => isSpanishCheckLetter(digitsOf(span), span.slice(-1)),
  examples: [
    { text: 'DNI 12345678Z', spans: ['12345678Z'] },
    { text: 'NIF: 55555555-k', spans: ['55555555-k'] },
    { text: '12.345.678-Z', spans: ['12.345.678-Z'] },
  ],
  counterExamples: ['DNI 12345678A', 'commit 12345678z', 'DNI 123456789Z'],
})
