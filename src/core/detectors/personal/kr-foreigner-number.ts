import { isShortDate } from '../check-digits/calendar-date.ts'
import { defineDetector } from '../define-detector.ts'
import { afterWords } from './near-words.ts'
import { wholeNumber } from './whole-number.ts'

const words = ['외국인', '외국인등록', 'frn', 'foreigner registration', 'foreigner', 'alien registration', 'korean']

export const krForeignerNumber = defineDetector({
  id: 'kr-foreigner-number',
  tags: ['pii', 'national-id'],
  summary: 'registration number of a foreigner in Korea',
  source: 'https://www.hikorea.go.kr/',
  keywords: [],
  candidates: 'number',
  pattern: wholeNumber(String.raw`\d{6}-[5-8]\d{6}|${afterWords(String.raw`\d{6}[5-8]\d{6}`, words)}`),
  accepts: isShortDate,
  examples: [
    { text: '외국인등록번호 911124-5678901', spans: ['911124-5678901'] },
    { text: 'His FRN is 9111245678906', spans: ['9111245678906'] },
  ],
  counterExamples: ['911324-5678901', '911124-1678901', 'at 9111245678906'],
})
