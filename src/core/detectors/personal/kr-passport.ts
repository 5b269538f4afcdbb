import { defineDetector } from '../define-detector.ts'
import { afterWords } from './near-words.ts'
import { passportWords } from './passport-words.ts'
import { wholeWord } from './whole-word.ts'

const weak = String.raw`[MSRODG](?:\d{3}[A-Z]\d{4}|\d{8})`

export const krPassport = defineDetector({
  id: 'kr-passport',
  tags: ['pii', 'national-id'],
  summary: 'number of a Korean passport; the form before 2021 where it is named so',
  source: 'https://www.passport.go.kr/',
  keywords: [],
  candidates: 'word',
  // Since 2021 a letter stands among the digits, which speaks for itself.
  pattern: wholeWord(String.raw`[MSROG]\d{3}[A-Z]\d{4}|${afterWords(weak, passportWords)}`),
  examples: [
    { text: '여권번호는 M789C1234입니다', spans: ['M789C1234'] },
    { text: 'Korean passport: m12345678', spans: ['m12345678'] },
  ],
  counterExamples: ['A123B4567', 'part M12345678', 'passport M1234567', 'M123A45678'],
})
