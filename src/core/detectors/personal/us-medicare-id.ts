import { defineDetector } from '../define-detector.ts'

const letter = '[AC-HJKMNP-RT-Y]'
const either = '[AC-HJKMNP-RT-Y0-9]'

export const usMedicareId = defineDetector({
  id: 'us-medicare-id',
  tags: ['pii', 'health'],
  summary: 'identifier of a Medicare beneficiary in the United States',
  source: 'https://www.cms.gov/medicare/new-medicare-card/understanding-the-mbi.pdf',
  keywords: [],
  candidates: 'number',
  pattern: new RegExp(
    String.raw`(?<![A-Za-z0-9_-])[1-9]${letter}${either}\d-?${letter}${either}\d-?${letter}{2}\d{2}(?![A-Za-z0-9_]|-[A-Za-z0-9])`,
    'i',
  ),
  examples: [
    { text: 'Medicare: 1EG4-TE5-MK73', spans: ['1EG4-TE5-MK73'] },
    { text: '1eg4te5mk73', spans: ['1eg4te5mk73'] },
  ],
  counterExamples: ['1SG4-TE5-MK73', '0EG4-TE5-MK73', '1EG4-TE5-MI73', '12G4-TE5-MK73'],
})
