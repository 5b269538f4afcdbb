import { weightedSum } from '../check-digits/weighted-sum.ts'
import { defineDetector } from '../define-detector.ts'

/** What a letter counts; those without a digit of their own are not used. */
const values: Readonly<Record<string, string>> = {
  A: '1', B: '2', C: '3', D: '4', E: '5', F: '6', G: '7', H: '8', J: '1', K: '2', L: '3', M: '4', N: '5', P: '7',
  R: '9', S: '2', T: '3', U: '4', V: '5', W: '6', X: '7', Y: '8', Z: '9',
}

export const vin = defineDetector({
  id: 'vin',
  tags: ['pii', 'vehicle'],
  summary: 'identification number of a vehicle, with its check digit, where it is named so',
  source: 'https://www.ecfr.gov/current/title-49/subtitle-B/chapter-V/part-565',
  keywords: [],
  candidates: 'word',
  pattern: /(?<![A-Za-z0-9_-])[A-HJ-NPR-Z0-9]{8}[0-9X][A-HJ-NPR-Z0-9]{4}[0-9]{4}(?![A-Za-z0-9_-])/i,
  context: [
    'vin', 'vehicle', 'vehicle identification', 'chassis', 'car', 'fin', 'fahrgestellnummer', 'fahrzeug',
    'fahrzeug-identifizierungsnummer',
  ],
  accepts(span) {
    const digits = Array.from(span.toUpperCase(), (sign) => values[sign] ?? sign).join('')
    const rest = weightedSum(digits, [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]) % 11
    return (rest === 10 ? 'X' : String(rest)) === span.charAt(8).toUpperCase() && /[A-Za-z]/.test(span)
  },
  examples: [
    { text: 'VIN 1HGBH41JXMN109186', spans: ['1HGBH41JXMN109186'] },
    { text: 'chassis 1m8gdm9axkp042788', spans: ['1m8gdm9axkp042788'] },
  ],
  counterExamples: ['VIN 1HGBH41J0MN109186', 'part 1HGBH41JXMN109186', 'VIN 1HGBH41JXMO109186'],
})
