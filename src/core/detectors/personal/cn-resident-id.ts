import { isCalendarDate } from '../check-digits/calendar-date.ts'
import { isMod11Of2 } from '../check-digits/mod-11-2.ts'
import { defineDetector } from '../define-detector.ts'

const province = '(?:1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|8[1-3])'

export const cnResidentId = defineDetector({
  id: 'cn-resident-id',
  tags: ['pii', 'national-id'],
  summary: 'identity number of a resident of China: place, day of birth, check sign',
  source: 'https://openstd.samr.gov.cn/bzgk/gb/newGbInfo?hcno=080D6FBF2BB468F9007657F26D60013E',
  keywords: [],
  candidates: 'number',
  pattern: new RegExp(
    String.raw`(?<![A-Za-z0-9_-]|[0-9][.,])${province}\d{4}(?:18|19|20)\d{9}[0-9Xx](?![A-Za-z0-9_]|[-.]\d)`,
  ),
  accepts: (span) =>
    isCalendarDate(Number(span.slice(6, 10)), Number(span.slice(10, 12)), Number(span.slice(12, 14))) && isMod11Of2(span),
  examples: [
    { text: '身份证号 11010519491231002X', spans: ['11010519491231002X'] },
    { text: 'id=440524188001010014', spans: ['440524188001010014'] },
  ],
  counterExamples: ['110105194912310021', '110105194913310024', '99010519491231002X'],
})
