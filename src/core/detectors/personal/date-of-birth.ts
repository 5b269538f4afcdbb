import { defineDetector } from '../define-detector.ts'

const months =
  '(?:jan(?:uary|uar)?|feb(?:ruary|ruar)?|mar(?:ch)?|märz|apr(?:il)?|may|mai|june?|juni|july?|juli|aug(?:ust)?|sep(?:t|tember)?|o[ck]t(?:ober)?|nov(?:ember)?|de[cz](?:ember)?)'
const named =
  String.raw`(?:date of birth|birth[ _-]?date|birth[ _-]?day|dateofbirth|dob|d\.o\.b\.?|born(?: on)?|geburtsdatum|geboren(?: am)?|geb\.|date de naissance|née? le|fecha de nacimiento|data di nascita|data de nascimento|geboortedatum|födelsedatum|생년월일|生年月日|出生日期)`

export const dateOfBirth = defineDetector({
  id: 'date-of-birth',
  tags: ['pii', 'national-id'],
  summary: 'day on which a person was born, where the text says so',
  source: 'https://www.nist.gov/privacy-framework',
  keywords: [],
  candidates: 'word',
  // A day by itself is nobody's; only the words right before it make it one.
  pattern: new RegExp(
    String.raw`(?=[0-9]{1,4}[-/. a-z]|[0-9]{8}|[jfmasond][a-zä]{2})(?<=(?<![A-Za-z])${named}[^A-Za-z0-9\n]{0,8}(?:(?:is|was|on|am|the)[^A-Za-z0-9\n]{1,3})?)(?<![A-Za-z0-9])(?:(?:18|19|20)\d{2}(?:-\d{1,2}-\d{1,2}|\/\d{1,2}\/\d{1,2}|\.\d{1,2}\.\d{1,2}|(?:0[1-9]|1[0-2])[0-3]\d)|\d{1,2}(?:-\d{1,2}-|\/\d{1,2}\/|\. ?\d{1,2}\. ?)(?:(?:18|19|20)\d{2}|\d{2})|\d{1,2}(?:st|nd|rd|th|\.)?[ -]${months}[.,]?[ -](?:18|19|20)\d{2}|${months}\.? \d{1,2}(?:st|nd|rd|th)?,? (?:18|19|20)\d{2})(?![A-Za-z0-9_]|[-/.]\d)`,
    'i',
  ),
  examples: [
    { text: 'DOB: 04/12/1985', spans: ['04/12/1985'] },
    { text: 'geboren am 4.12.1985 in Köln', spans: ['4.12.1985'] },
    { text: '"date_of_birth": "1985-12-04", born on May 4th, 1985', spans: ['May 4th, 1985'] },
    { text: '"birthDate":"1985-12-04"', spans: ['1985-12-04'] },
  ],
  counterExamples: ['04/12/1985', 'released 1985-12-04', 'the project was born in 1985'],
})
