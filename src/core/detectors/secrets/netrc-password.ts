import { defineDetector } from '../define-detector.ts'
import { looksIssued } from '../looks-issued.ts'

const value = 'n0t-4-r34l-p4ss'

export const netrcPassword = defineDetector({
  id: 'netrc-password',
  tags: ['secret', 'generic'],
  summary: 'the password of a machine in a .netrc file',
  source: 'https://www.gnu.org/software/inetutils/manual/html_node/The-_002enetrc-file.html',
  keywords: ['machine'],
  pattern:
    /\bmachine\s{1,4}[\w.:-]{1,253}\s{1,8}login\s{1,4}\S{1,128}\s{1,8}password\s{1,4}(?<span>[^\s<>${}]{4,256})(?!\S)/,
  entropy: 2,
  accepts: looksIssued,
  examples: [
    { text: `machine example.com login demo password ${value}`, spans: [value] },
    { text: `machine example.com\n  login demo\n  password ${value}\n`, spans: [value] },
  ],
  counterExamples: ['machine example.com login me password ${PASSWORD}', 'machine learning login page'],
})
