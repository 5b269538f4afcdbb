import { defineDetector } from '../define-detector.ts'
import { drivingLicenceWords } from './driving-licence-words.ts'
import { afterWords } from './near-words.ts'
import { wholeWord } from './whole-word.ts'

const words = [...drivingLicenceWords, 'license #', 'lic#', 'lic #', 'dl #', 'dln', 'dmv']

// The states' shapes that have a letter; plain digits could be anything, so they ask for a word in front.
const lettered = [
  String.raw`[a-z]\d{7,8}`, String.raw`[a-z]\d{11,14}`, String.raw`[a-z]{2}\d{6,7}`, String.raw`[a-z]{3}\d{6}`,
  String.raw`\d{2}[a-z]{3}\d{5}`, String.raw`[a-z]\d{2}-\d{2}-\d{4}`, String.raw`[a-z]\d{3}-\d{4}-\d{4}`,
  String.raw`[a-z]\d{3}-\d{3}-\d{2}-\d{3}-\d`,
].join('|')
const digits = String.raw`(?=\d{7})(?<=(?<![a-z])(?:driver(?:['’]?s)?|driving)[ _-]?licen[cs]e[^0-9]{0,30})\d{7,12}`

export const usDrivingLicence = defineDetector({
  id: 'us-driving-licence',
  tags: ['pii', 'national-id'],
  summary: 'number of a driving licence of one of the United States, where it is named so',
  source: 'https://ntsi.com/drivers-license-format/',
  keywords: [],
  candidates: 'word',
  pattern: wholeWord(`${afterWords(lettered, words)}|${digits}`),
  examples: [
    { text: "driver's license H12234567", spans: ['H12234567'] },
    { text: 'DL# W123-4567-8901', spans: ['W123-4567-8901'] },
    { text: 'Driver License: 123456789', spans: ['123456789'] },
  ],
  counterExamples: ['H12234567 bytes', 'Apache License 20040101', '123456789'],
})
