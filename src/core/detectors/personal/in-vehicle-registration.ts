import { defineDetector } from '../define-detector.ts'

const states =
  'AN|AP|AR|AS|BR|CG|CH|DD|DL|DN|GA|GJ|HP|HR|JH|JK|KA|KL|LA|LD|MH|ML|MN|MP|MZ|NL|OD|OR|PB|PY|RJ|SK|TN|TR|TS|TG|UK|UA|UP|WB'

// State, district, series and number; the series of the union; and plates from before the districts.
const shapes = [
  String.raw`(?:${states})[ -]?\d{1,2}[ -]?[A-Z]{1,3}[ -]?\d{4}`,
  String.raw`\d{2}[ -]?BH[ -]?\d{4}[ -]?[A-Z]{1,2}`,
  String.raw`(?:${states})\d{4}|M[A-Z]{2}[ -]?\d{4}`,
]

export const inVehicleRegistration = defineDetector({
  id: 'in-vehicle-registration',
  tags: ['pii', 'vehicle'],
  summary: 'number plate of India, where a vehicle is spoken of',
  source: 'https://parivahan.gov.in/',
  keywords: [],
  candidates: 'word',
  pattern: new RegExp(
    String.raw`(?<![A-Za-z0-9_-])(?:${shapes.join('|')})(?![A-Za-z0-9_]|-[A-Za-z0-9])`,
    'i',
  ),
  context: [
    'vehicle', 'registration', 'rto', 'car', 'bike', 'scooter', 'truck', 'plate', 'numberplate', 'motor', 'reg',
  ],
  examples: [
    { text: 'the registration number is OD02BA2341', spans: ['OD02BA2341'] },
    { text: 'car 22 BH 1234 AA', spans: ['22 BH 1234 AA'] },
    { text: 'vehicle MH-12-AB-1234', spans: ['MH-12-AB-1234'] },
  ],
  counterExamples: ['part OD02BA2341', 'vehicle ZZ02BA2341', 'vehicle OD02BA23411'],
})
