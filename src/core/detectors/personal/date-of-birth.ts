import { defineDetector } from '../define-detector.ts'

const names = [
  'date of birth', 'dateofbirth', 'birth[ _-]?date', 'birth[ _-]?day', String.raw`d\.?o\.?b\.?`, 'born(?: on)?', 'geburtsdatum',
  'geburtstag', 'geboren(?: am)?', String.raw`geb\.`, 'date de naissance', 'née? le', 'fecha de nacimiento', 'data di nascita',
  'data de nascimento', 'geboortedatum', 'födelsedatum', 'data urodzenia', '생년월일', '生年月日', '出生日期',
]
const months = [
  'jan(?:uary|uar)?', 'feb(?:ruary|ruar)?', 'mar(?:ch)?', 'märz', 'apr(?:il)?', 'may', 'mai', 'june?', 'juni', 'july?', 'juli',
  'aug(?:ust)?', 'sep(?:t|tember)?', 'o[ck]t(?:ober)?', 'nov(?:ember)?', 'de[cz](?:ember)?',
]
const month = `(?:${months.join('|')})`
const year = String.raw`(?:18|19|20)\d{2}`

const dates = [
  String.raw`${year}(?:-\d{1,2}-\d{1,2}|\/\d{1,2}\/\d{1,2}|\.\d{1,2}\.\d{1,2}|(?:0[1-9]|1[0-2])[0-3]\d)`,
  String.raw`\d{1,2}(?:-\d{1,2}-|\/\d{1,2}\/|\. ?\d{1,2}\. ?)(?:${year}|\d{2})`,
  String.raw`\d{1,2}(?:st|nd|rd|th|\.)?[ -]${month}[.,]?[ -]${year}`,
  String.raw`${month}\.? \d{1,2}(?:st|nd|rd|th)?,? ${year}`,
]

// Where a date may begin at all, so that the words in front are looked for nowhere else.
const mayBegin = String.raw`(?=[0-9]{1,4}[-/. a-z]|[0-9]{8}|[jfmasond][a-zä]{2})`
const named = String.raw`(?<=(?<![a-z])(?:${names.join('|')})[^a-z0-9\n]{0,8}(?:(?:is|was|on|am|the)[^a-z0-9\n]{1,3})?)`

export const dateOfBirth = defineDetector({
  id: 'date-of-birth',
  tags: ['pii', 'national-id'],
  summary: 'day on which a person was born, where the text says so',
  source: 'https://en.wikipedia.org/wiki/Calendar_date',
  keywords: [],
  candidates: 'word',
  // A day by itself is nobody's; only the words right before it make it one.
  pattern: new RegExp(String.raw`${mayBegin}${named}(?<![a-z0-9])(?:${dates.join('|')})(?![a-z0-9_]|[-/.]\d)`, 'i'),
  examples: [
    { text: 'DOB: 04/12/1985', spans: ['04/12/1985'] },
    { text: 'geboren am 4.12.1985 in Köln', spans: ['4.12.1985'] },
    { text: 'a girl born on May 4th, 1985', spans: ['May 4th, 1985'] },
    { text: '"birthDate":"1985-12-04"', spans: ['1985-12-04'] },
  ],
  counterExamples: ['04/12/1985', 'released 1985-12-04', 'the project was born in 1985'],
})
