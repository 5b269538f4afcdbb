import { isShortDate } from '../check-digits/calendar-date.ts'
import { defineDetector } from '../define-detector.ts'
import { afterWords } from './near-words.ts'
import { wholeNumber } from './whole-number.ts'

const words = ['주민', '주민등록', 'rrn', 'resident registration', 'korean']

export const krResidentNumber = defineDetector({
  id: 'kr-resident-number',
  tags: ['pii', 'national-id'],
  summary: 'resident registration number of Korea',
  source: 'https://www.mois.go.kr/',
  keywords: [],
  candidates: 'number',
  // Date of birth, then sex and century. Numbers are given out without a check digit since October 2020.
  pattern: wholeNumber(String.raw`\d{6}-[0-49]\d{6}|${afterWords(String.raw`\d{6}[1-4]\d{6}`, words)}`),
  accepts: (span) => isShortDate(span) && /^.{6}-?[1-4]/.test(span),
  examples: [
    { text: '주민등록번호 960121-1234567', spans: ['960121-1234567'] },
    { text: 'His RRN is 9601211021413', spans: ['9601211021413'] },
  ],
  counterExamples: ['961321-1234567', '960121+1021413', 'at 9601211021413', '960121-5234567', '960111-10214131'],
})
