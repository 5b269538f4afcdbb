import { defineDetector } from '../../define-detector.ts'

const months = [
  'jan(?:uary)?', 'feb(?:ruary)?', 'mar(?:ch)?', 'apr(?:il)?', 'may', 'june?', 'july?', 'aug(?:ust)?', 'sep(?:t|tember)?',
  'oct(?:ober)?', 'nov(?:ember)?', 'dec(?:ember)?',
]
const month = `(?:${months.join('|')})`
const day = String.raw`(?:0?[1-9]|[12]\d|3[01])`
const number = String.raw`(?:0?[1-9]|1[0-2])`
const year = String.raw`(?:\d{4}|\d{2})`
const clock = String.raw`(?:[T ]\d{2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?)?`

/** Parts of a day that can stand in either order, as far as both orders are possible. */
const either = (separator: string): string =>
  `(?:${number}${separator}${day}|${day}${separator}${number})${separator}${year}`

const shapes = [
  String.raw`\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])${clock}`,
  String.raw`\d{4}\/${number}\/${day}|\d{4}\.${number}\.${day}`,
  either(String.raw`\/`),
  either('-'),
  either(String.raw`\.`),
  String.raw`${number}\/\d{4}`,
  String.raw`${number}\/${day}`,
  `${day}-${month}(?:-${year})?`,
  `${month}-${day}(?:-${year})?|${month}-${year}`,
]

export const dateTime = defineDetector({
  id: 'date-time',
  tags: ['format', 'time'],
  summary: 'day or point in time in figures',
  source: 'https://www.rfc-editor.org/rfc/rfc3339',
  keywords: [],
  candidates: 'word',
  pattern: new RegExp(
    String.raw`(?<![A-Za-z0-9_]|[A-Za-z0-9][-/.:])(?:${shapes.join('|')})(?![A-Za-z0-9_]|[-/.:][A-Za-z0-9])`,
    'i',
  ),
  examples: [
    { text: 'at 2024-03-15T14:30:00.123Z, or not', spans: ['2024-03-15T14:30:00.123Z'] },
    { text: 'on 21/05/21, 5/20/2021 and 21-May', spans: ['21/05/21', '5/20/2021', '21-May'] },
  ],
  counterExamples: ['is5/21', '1.2.3.4', '45/99', '2024-13-01'],
})
