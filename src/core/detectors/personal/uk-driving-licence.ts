import { defineDetector } from '../define-detector.ts'

export const ukDrivingLicence = defineDetector({
  id: 'uk-driving-licence',
  tags: ['pii', 'national-id'],
  summary: 'number of a driving licence of Great Britain',
  source: 'https://www.gov.uk/government/publications/driving-licence-numbers',
  keywords: [],
  candidates: 'word',
  // Surname filled up with nines, the year's tens, the month (with 50 for women), the day, the year's ones,
  // initials, three computed signs.
  pattern:
    /(?<![A-Za-z0-9_-])(?:[A-Z]{5}|[A-Z]{4}9|[A-Z]{3}99|[A-Z]{2}9{3}|[A-Z]9{4})\d(?:[05][1-9]|[16][0-2])(?:0[1-9]|[12]\d|3[01])\d[A-Z](?:[A-Z]|9)[A-Z0-9][A-Z]{2}(?:\d{2})?(?![A-Za-z0-9_])/i,
  examples: [
    { text: 'licence MORGA657054SM9IJ', spans: ['MORGA657054SM9IJ'] },
    { text: 'fox99801015j99ab', spans: ['fox99801015j99ab'] },
  ],
  counterExamples: ['MORGA613054SM9IJ', 'MORGA657324SM9IJ', 'MORGA657054SM9I', 'MORGAN657054SM9IJ'],
})
