import { defineDetector } from '../define-detector.ts'
import { drivingLicenceWords } from './driving-licence-words.ts'
import { afterWords } from './near-words.ts'
import { wholeNumber } from './whole-number.ts'

const region = '(?:1[1-9]|2[0-8])'

export const krDrivingLicence = defineDetector({
  id: 'kr-driving-licence',
  tags: ['pii', 'national-id'],
  summary: 'number of a Korean driving licence',
  source: 'https://www.safedriving.or.kr/',
  keywords: [],
  candidates: 'number',
  // Region, year, serial, two check digits whose rule is not public.
  pattern: wholeNumber(
    String.raw`${region}-\d{2}-\d{6}-\d{2}|${afterWords(String.raw`${region} \d{2} \d{6} \d{2}|${region}\d{10}`, drivingLicenceWords)}`,
  ),
  examples: [
    { text: '운전면허 11-22-123456-12', spans: ['11-22-123456-12'] },
    { text: 'driver license 112212345612', spans: ['112212345612'] },
  ],
  counterExamples: ['99-22-123456-12', '11-22-12345-12', 'at 112212345612', '11-22-123456-123'],
})
