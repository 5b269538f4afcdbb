import { isShortDate } from '../check-digits/calendar-date.ts'
import { digitsOf } from '../check-digits/digits-of.ts'
import { defineDetector } from '../define-detector.ts'

const checkSigns = '0123456789ABCDEFHJKLMNPRSTUVWXY'

export const fiPersonalIdentityCode = defineDetector({
  id: 'fi-personal-identity-code',
  tags: ['pii', 'national-id'],
  summary: 'personal identity code of Finland',
  source: 'https://dvv.fi/en/personal-identity-code',
  keywords: [],
  candidates: 'number',
  // Date, sign of the century (new ones since 2023), serial and check sign.
  pattern: /(?<![0-9_-]|[0-9][.,:])(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])\d{2}[-+ABCDEFUVWXY]\d{3}[0-9A-FHJ-NPR-Y](?![A-Za-z0-9_])/,
  accepts(span) {
    const digits = digitsOf(span.slice(0, 10))
    const date = digits.slice(4, 6) + digits.slice(2, 4) + digits.slice(0, 2)
    return isShortDate(date) && Number(digits.slice(6)) > 1 && checkSigns.charAt(Number(digits) % 31) === span.slice(-1)
  },
  examples: [
    { text: "Here's my henkilötunnus 131052-308T.", spans: ['131052-308T'] },
    { text: 'My id code is030594W903B.', spans: ['030594W903B'] },
  ],
  counterExamples: ['131052-308A', '311152-308T', '131052/308T', '131352-308T'],
})
