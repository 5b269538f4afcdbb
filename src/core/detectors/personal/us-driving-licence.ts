import { defineDetector } from '../define-detector.ts'
import { drivingLicenceWords } from './driving-licence-words.ts'
import { nearWords } from './near-words.ts'

const words = [...drivingLicenceWords, 'license #', 'lic#', 'lic #', 'dl #', 'dln', 'dmv']

// The states' shapes that have a letter; plain digits could be anything, so they ask for a word in front.
const lettered = String.raw`[A-Za-z]\d{7,8}|[A-Za-z]\d{11,14}|[A-Za-z]{2}\d{6,7}|[A-Za-z]\d{2}-\d{2}-\d{4}|[A-Za-z]\d{3}-\d{4}-\d{4}|[A-Za-z]\d{3}-\d{3}-\d{2}-\d{3}-\d|\d{2}[A-Za-z]{3}\d{5}|[A-Za-z]{3}\d{6}`
const digits = String.raw`\d{7,12}`
const named = `(?<=(?<![A-Za-z])(?:[dD][rR][iI][vV][eE][rR](?:['’]?[sS])?|[dD][rR][iI][vV][iI][nN][gG]) [lL][iI][cC][eE][nNsScC]{2}[eE][^0-9]{0,30})`

export const usDrivingLicence = defineDetector({
  id: 'us-driving-licence',
  tags: ['pii', 'national-id'],
  summary: 'number of a driving licence of one of the United States, where it is named so',
  source: 'https://ntsi.com/drivers-license-format/',
  keywords: [],
  candidates: 'word',
  pattern: new RegExp(String.raw`(?<![A-Za-z0-9_]|[A-Za-z0-9]-)(?:${nearWords(lettered, words)}|${named}${digits})(?![A-Za-z0-9_]|-[A-Za-z0-9])`),
  examples: [
    { text: "driver's license H12234567", spans: ['H12234567'] },
    { text: 'DL# W123-4567-8901', spans: ['W123-4567-8901'] },
    { text: 'Driver License: 123456789', spans: ['123456789'] },
  ],
  counterExamples: ['H12234567 bytes', 'Apache License 20040101', '123456789'],
})
