import { defineDetector } from '../define-detector.ts'

const value =
  'N0tAR3alK3yJustAD3moValu3F0rT3stsN0tAR3alK3yJustAD3moValu3F0rT3s\nN0tAR3alK3yJustAD3moValu3F0rT3stsN0' +
  'tAR3a=\n'

export const puttyPrivateKey = defineDetector({
  id: 'putty-private-key',
  tags: ['secret', 'crypto'],
  summary: 'the private part of a key file of PuTTY',
  source: 'https://the.earth.li/~sgtatham/putty/latest/htmldoc/AppendixC.html',
  keywords: ['Private-Lines:'],
  pattern: /Private-Lines: [0-9]{1,3}\r?\n(?<span>(?:[A-Za-z0-9+/=]{1,64}\r?\n){1,200})/,
  entropy: 3,
  examples: [
    { text: `Private-Lines: 2\n${value}Private-MAC: 00`, spans: [value] },
    { text: `Encryption: none\nPrivate-Lines: 2\n${value}`, spans: [value] },
  ],
  counterExamples: ['Private-Lines: 0'],
})
