import { defineDetector } from '../define-detector.ts'

const letter = '[A-HJ-PR-Y]'
// Since 2001 two letters of the place, two digits of the half year; before that a letter of the year in front,
// before that behind.
const current = String.raw`[A-HJ-PR-Y]${letter}(?:0[1-9]|[12]\d|5[1-9]|[67]\d)[ -]?[A-HJ-PR-Z]{3}`
const prefix = String.raw`[A-HJ-NPR-TV-Y][1-9]\d{0,2}[ -]?[A-HJ-PR-Y][A-HJ-PR-Z]{2}`
const suffix = String.raw`[A-HJ-PR-Y]{3}[ -]?[1-9]\d{0,2}[A-HJ-NPR-TV-Y]`

export const ukVehicleRegistration = defineDetector({
  id: 'uk-vehicle-registration',
  tags: ['pii', 'vehicle'],
  summary: 'number plate of the United Kingdom, where a vehicle is spoken of',
  source: 'https://www.gov.uk/government/publications/vehicle-registration-numbers-and-number-plates',
  keywords: [],
  candidates: 'word',
  pattern: new RegExp(String.raw`(?<![A-Za-z0-9_-])(?!.Q)(?:${current}|${prefix}|${suffix})(?![A-Za-z0-9_-])`, 'i'),
  context: [
    'vehicle', 'registration', 'reg', 'vrm', 'plate', 'numberplate', 'licenceplate', 'licenseplate', 'dvla', 'car',
    'van',
  ],
  examples: [
    { text: 'my car reg is AB51 ABC', spans: ['AB51 ABC'] },
    { text: 'vehicle A123 BCD', spans: ['A123 BCD'] },
    { text: 'number plate abc 123d', spans: ['abc 123d'] },
  ],
  counterExamples: ['AQ51 ABC', 'vehicle AB00 ABC', 'vehicle AB35 ABC', 'build AB51 ABC', 'vehicle ABC 123I'],
})
