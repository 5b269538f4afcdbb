import { digitsOf } from '../check-digits/digits-of.ts'
import { isVerhoeff } from '../check-digits/verhoeff.ts'
import { defineDetector } from '../define-detector.ts'
import { wholeNumber } from './whole-number.ts'

export const inAadhaar = defineDetector({
  id: 'in-aadhaar',
  tags: ['pii', 'national-id'],
  summary: 'Aadhaar number of a resident of India, where it is named so',
  source: 'https://uidai.gov.in/en/my-aadhaar/about-your-aadhaar.html',
  keywords: [],
  candidates: 'number',
  pattern: wholeNumber(String.raw`[2-9]\d{11}|[2-9]\d{3} \d{4} \d{4}|[2-9]\d{3}-\d{4}-\d{4}|[2-9]\d{3}:\d{4}:\d{4}`),
  context: ['aadhaar', 'aadhar', 'adhaar', 'आधार', 'uidai', 'uid', 'aadhaarnumber', 'aadhaarno'],
  accepts: (span) => isVerhoeff(digitsOf(span)),
  examples: [
    { text: 'Aadhaar 2345 6789 0124', spans: ['2345 6789 0124'] },
    { text: 'uidai: 234567890124', spans: ['234567890124'] },
  ],
  counterExamples: ['Aadhaar 2345 6789 0125', 'id 234567890124', 'Aadhaar 1345 6789 0124'],
})
