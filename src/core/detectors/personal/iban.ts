import { lettersAndDigitsOf } from '../check-digits/letters-and-digits-of.ts'
import { remainder } from '../check-digits/remainder.ts'
import { defineDetector } from '../define-detector.ts'
import { ibanStructure } from './iban-structure.ts'

const classes: Readonly<Record<string, string>> = { n: '[0-9]', a: '[A-Z]', c: '[A-Z0-9]' }

const accountPart = (structure: string): string =>
  structure.replace(/(\d+)([nac])/g, (_, count: string, kind: string) => `(?:[ -]?${classes[kind] ?? ''}){${count}}`)

const forms = Object.entries(ibanStructure).map(([country, structure]) => `${country}[ -]?\\d[ -]?\\d${accountPart(structure)}`)

export const iban = defineDetector({
  id: 'iban',
  tags: ['pii', 'payment'],
  summary: 'international number of a bank account, by country, with its check digits',
  source: 'https://www.swift.com/standards/data-standards/iban-international-bank-account-number',
  keywords: Object.keys(ibanStructure),
  pattern: new RegExp(`(?<![A-Za-z0-9])(?:${forms.join('|')})(?![A-Za-z0-9])`),
  accepts(span) {
    const text = lettersAndDigitsOf(span)
    return remainder(text.slice(4) + text.slice(0, 4), 97) === 1
  },
  examples: [
    { text: 'IBAN: DE89 3704 0044 0532 0130 00 IST', spans: ['DE89 3704 0044 0532 0130 00'] },
    { text: '"GB82WEST12345698765432"', spans: ['GB82WEST12345698765432'] },
    { text: 'to FR14-2004-1010-0505-0001-3M02-606.', spans: ['FR14-2004-1010-0505-0001-3M02-606'] },
  ],
  counterExamples: [
    'DE88 3704 0044 0532 0130 00', 'DE89 3704 0044 0532 0130', 'de89', 'ZZ89370400440532013000',
    'XDE89370400440532013000',
  ],
})
