import { defineDetector } from '../define-detector.ts'

const local = String.raw`[\p{L}\p{N}_](?:[.'-]{0,2}[\p{L}\p{N}_+%]){0,63}`
const label = String.raw`[\p{L}\p{N}_]{1,63}(?:-{1,2}[\p{L}\p{N}_]{1,63}){0,6}`
const topLabel = String.raw`(?:xn--[A-Za-z0-9]{1,40}(?:-[A-Za-z0-9]{1,40}){0,3}|\p{L}{2,24})`

// Not the log-in of a web address or of a remote path, the remote of a repository, or a picture for screens of
// double density.
const start = String.raw`(?<![\p{L}\p{N}._%+'-])(?<!\/\/[^\s\/@?]{0,80})(?!(?:git|hg|svn)@)`
const notPicture = String.raw`(?!\d(?:\.\d)?x\.)`

export const mailAddress = defineDetector({
  id: 'mail-address',
  tags: ['pii', 'contact'],
  summary: 'address of a mailbox',
  source: 'https://www.rfc-editor.org/rfc/rfc5322#section-3.4.1',
  keywords: ['@'],
  before: 64,
  pattern: new RegExp(
    String.raw`${start}${local}@${notPicture}(?:${label}\.){1,8}${topLabel}(?![\p{L}\p{N}_])(?!-[\p{L}\p{N}]|\.[\p{L}\p{N}]|:[\/~])`,
    'u',
  ),
  examples: [
    { text: 'write to ann.lee+news@mail.example.org.', spans: ['ann.lee+news@mail.example.org'] },
    { text: '<mailto:jürgen@müller.example>', spans: ['jürgen@müller.example'] },
    { text: 'a@b.xn--p1ai,c@d.example', spans: ['a@b.xn--p1ai', 'c@d.example'] },
  ],
  counterExamples: [
    'git@code.example.org:team/app.git', 'npm i left@1.2.3', 'icon@2x.png', 'https://ann@www.example.org/',
    '@media print', 'root@localhost', 'scp a ann@host.example.org:/srv/a',
  ],
})
