import { digitsOf } from '../check-digits/digits-of.ts'
import { isLuhn } from '../check-digits/luhn.ts'
import { defineDetector } from '../define-detector.ts'
import { wholeNumber } from './whole-number.ts'

export const imei = defineDetector({
  id: 'imei',
  tags: ['pii', 'network'],
  summary: 'serial number of a mobile phone, where it is named so',
  source: 'https://www.gsma.com/newsroom/gsma_resources/ts-06-imei-allocation-and-approval-process/',
  keywords: [],
  candidates: 'number',
  pattern: wholeNumber(String.raw`\d{15}|\d{2}-\d{6}-\d{6}-\d|\d{2} \d{6} \d{6} \d`),
  context: ['imei', 'imei1', 'imei2', 'device id', 'deviceid', 'handset', 'phone', 'mobile'],
  accepts: (span) => isLuhn(digitsOf(span)) && !/^0{6}/.test(digitsOf(span)),
  examples: [
    { text: 'IMEI 490154203237518', spans: ['490154203237518'] },
    { text: 'imei: 49-015420-323751-8', spans: ['49-015420-323751-8'] },
  ],
  counterExamples: ['IMEI 490154203237519', 'id 490154203237518', 'IMEI 000000000000000'],
})
