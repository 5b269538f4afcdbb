import { lettersAndDigitsOf } from '../check-digits/letters-and-digits-of.ts'
import { defineDetector } from '../define-detector.ts'
import { afterWords } from './near-words.ts'
import { wholeNumber } from './whole-number.ts'

const words = ['rut', 'run', 'rol único', 'rol unico', 'cédula', 'cedula']

export const clRut = defineDetector({
  id: 'cl-rut',
  tags: ['pii', 'national-id'],
  summary: 'tax and identity number of Chile, with its check sign',
  source: 'https://www.registrocivil.cl/',
  keywords: [],
  candidates: 'number',
  pattern: wholeNumber(String.raw`\d{1,2}\.\d{3}\.\d{3}-[0-9K]|${afterWords(String.raw`\d{7,8}-?[0-9K]`, words)}`),
  // Weights run from 2 to 7 from the right; eleven is written 0 and ten K.
  accepts(span) {
    const text = lettersAndDigitsOf(span)
    let sum = 0
    for (let place = 0; place < text.length - 1; place++) {
      sum += Number(text.charAt(text.length - 2 - place)) * (2 + (place % 6))
    }
    return '0K987654321'.charAt(sum % 11) === text.slice(-1)
  },
  examples: [
    { text: '12.345.678-5', spans: ['12.345.678-5'] },
    { text: 'RUT 12345678-5', spans: ['12345678-5'] },
  ],
  counterExamples: ['12.345.678-4', 'id 12345678-5', 'RUT 12.345.678-K'],
})
