import { defineDetector } from '../../define-detector.ts'

const label = String.raw`[a-z0-9_]{1,63}(?:-{1,2}[a-z0-9_]{1,63}){0,6}`
const rest = String.raw`(?::\d{1,5})?(?:[/?#][^\s"'<>\`]{0,2000})?(?<![.,;:!?)\]])`
// A file is called like a host too, so that without a scheme only the common domains count.
const common = `
  com org net edu gov mil int info biz io dev app ai eu uk de fr it es nl be at ch pl se no dk fi pt ie cz gr
  ru ua tr us ca mx br ar cl au nz jp cn kr in sg hk tw il za ng
`
  .trim()
  .split(/\s{1,9}/)
  .join('|')

const start = String.raw`(?<![a-z0-9_@]|[a-z0-9][-.:/]|:\/\/)`
const host = String.raw`(?:(?:${label}\.){1,8}[a-z]{2,24}|\d{1,3}(?:\.\d{1,3}){3}|localhost)`
const withScheme = String.raw`(?:https?|ftp):\/\/(?:[^\s/@"'<>]{1,100}@)?${host}`
const bare = String.raw`(?:${label}\.){1,8}(?:${common})(?![a-z0-9_-]|\.[a-z0-9]|@)`

export const webAddress = defineDetector({
  id: 'web-address',
  tags: ['format', 'network'],
  summary: 'address in the web, or the name of a host in a common domain',
  source: 'https://www.rfc-editor.org/rfc/rfc3986',
  keywords: [],
  candidates: 'word',
  pattern: new RegExp(String.raw`${start}(?:${withScheme}|${bare})${rest}`, 'i'),
  examples: [
    { text: 'see https://www.example.org/a/b?q=1&b=2.', spans: ['https://www.example.org/a/b?q=1&b=2'] },
    { text: 'domains: example.com example.co.il', spans: ['example.com', 'example.co.il'] },
  ],
  counterExamples: ['www.example', 'http://example', 'main.ts', 'ann@example.org'],
})
