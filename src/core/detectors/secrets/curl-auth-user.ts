import { defineDetector } from '../define-detector.ts'
import { isStrongPassword } from '../password-strength.ts'

const value = 'demo:n0t-4-R34l-p4ss'

const argument = String.raw`(?:"[^"\n]{1,120}"|'[^'\n]{1,120}'|[^\s"'\x60:]{0,64}:[^\s"'\x60]{0,64})`
// A user and a password may be quoted apart: `me:'secret'`, `"me":"secret"`.
const second = String.raw`(?::?(?:"[^"\n]{1,80}"|'[^'\n]{1,80}'))?`
const option = String.raw`-(?:[a-zA-Z]{0,4}u|-user|-proxy-user)[ \t=]{1,4}`
const pattern = new RegExp(String.raw`(?<![^\s"'\x60(])${option}(?<span>${argument}${second})`)

/** The whole argument as the shell reads it, with its quotes. */
export const curlAuthUser = defineDetector({
  id: 'curl-auth-user',
  tags: ['secret', 'generic'],
  summary: 'a user and password given to a command such as curl',
  source: 'https://curl.se/docs/manpage.html#-u',
  keywords: ['-u', '-su', '-ku', '-iu', '-vu', '-Lu', '-fu', '-sSu', '--user', '--proxy-user'],
  pattern,
  accepts: holdsCredentials,
  examples: [
    { text: `curl -u ${value} https://example.com`, spans: [value] },
    { text: `curl --user "${value}" https://example.com`, spans: [`"${value}"`] },
  ],
  counterExamples: [
    'curl -u "${username}:${password}" https://example.com',
    'curl -u user:pass https://example.com',
    'docker run -u 1000:1000 image',
    'sort -u names:2.txt',
  ],
})

function holdsCredentials(argument: string): boolean {
  const plain = argument.replace(/["']/g, '')
  const colon = plain.indexOf(':')
  if (colon < 0 || /^[a-z]+:\/\//.test(plain)) return false
  const [user, password] = [plain.slice(0, colon), plain.slice(colon + 1)]
  return isStrongPassword(withoutBraces(password === '' ? user : password)) && !/[<>]/.test(plain)
}

function withoutBraces(text: string): string {
  return /^\{[^{}]*\}$/.test(text) ? text.slice(1, -1) : text
}
