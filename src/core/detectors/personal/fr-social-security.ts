import { lettersAndDigitsOf } from '../check-digits/letters-and-digits-of.ts'
import { remainder } from '../check-digits/remainder.ts'
import { defineDetector } from '../define-detector.ts'
import { wholeNumber } from './whole-number.ts'

export const frSocialSecurity = defineDetector({
  id: 'fr-social-security',
  tags: ['pii', 'national-id'],
  summary: 'number in the register of persons of France (NIR), with its key',
  source: 'https://www.service-public.fr/particuliers/vosdroits/F33078',
  keywords: [],
  candidates: 'number',
  // Sex, year and month of birth, department, municipality, serial, key.
  pattern: wholeNumber(
    String.raw`[12378] ?\d{2} ?(?:0[1-9]|1[0-2]|[2-4]\d|[5-9]\d) ?(?:0[1-9]|[1-8]\d|9[0-9]|2[AB]) ?\d{3} ?\d{3} ?(?:0[1-9]|[1-8]\d|9[0-7])`,
  ),
  // Corsica's letters stand for 19 and 18.
  accepts(span) {
    const digits = lettersAndDigitsOf(span).replace('2A', '19').replace('2B', '18')
    return 97 - remainder(digits.slice(0, 13), 97) === Number(digits.slice(13))
  },
  examples: [
    { text: 'NIR 2 55 08 14 168 025 38', spans: ['2 55 08 14 168 025 38'] },
    { text: 'sécu: 255081416802538.', spans: ['255081416802538'] },
  ],
  counterExamples: ['255081416802539', '455081416802538', '2550814168025381'],
})
