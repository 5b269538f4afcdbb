import { defineDetector } from '../define-detector.ts'
import { isStrongPassword } from '../password-strength.ts'

const value = 'n0t-4-R34l-p4ss!'

const name = String.raw`(?:passw(?:or)?d|passphrase|(?<![a-z])pwd)[a-z0-9_]{0,20}`
const assigned = String.raw`["'\\]{0,2}[ \t]{0,3}(?::=|=>|[=:])[ \t]{0,3}["'\\]{0,2}`
const password = String.raw`(?<span>[^\s"'\x60;,<>{}()[\]\\&|]{8,64})(?=["'\x60;,<}\s\\&)]|$)`
const pattern = new RegExp(name + assigned + password, 'i')

export const passwordAssignment = defineDetector({
  id: 'password-assignment',
  tags: ['secret', 'generic'],
  summary: 'a password that is assigned to a name which says so',
  source: 'https://cwe.mitre.org/data/definitions/798.html',
  keywords: ['passw', 'passphrase', 'pwd'],
  ignoreCase: true,
  pattern,
  entropy: 2.5,
  accepts: isAssignedPassword,
  examples: [
    { text: `DB_PASSWORD=${value}`, spans: [value] },
    { text: `"password": "${value}",`, spans: [value] },
    { text: `  pwd: '${value}'`, spans: [value] },
  ],
  counterExamples: [
    'password = get_password(user1)',
    'PASSWORD=${DB_PASSWORD}',
    'PWD=/home/user1',
    'password: changeme123!',
  ],
})

// A path or the name of a thing in code is no password: `/run/secrets/db`, `config.password1`.
function isAssignedPassword(text: string): boolean {
  return isStrongPassword(text) && !/^[/~.]/.test(text) && !/^[A-Za-z_]+[0-9]?(?:[._/-][A-Za-z_]+[0-9]?)*$/.test(text)
}
