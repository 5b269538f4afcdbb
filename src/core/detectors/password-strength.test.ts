import { expect, test } from 'vitest'
import { isStrongPassword, mayBePassword } from './password-strength.ts'

test.each(['P@ssw0rd$1', 'd2LkV78zLx!t', 'h0pk1ns~21s', 'yqDVtkqPECriaLRi', 'correct horse!'])('%j is a strong password', (text) => {
  expect(isStrongPassword(text)).toBe(true)
})

test.each(['hunter', 'supersafe', '123456', 'n0t4'])('%j may be a password, but is no strong one', (text) => {
  expect([mayBePassword(text), isStrongPassword(text)]).toEqual([true, false])
})

test.each([
  ...['', 'pw', 'password', 'PASSWORD', 'mypassword', 'db_password', 'secret', 'user', 'testpass', 'postgres', 'xxx', 'null'],
  ...['$PASSWORD', '${PASS}', 'x${PASS}', '$(cat pass)', '{{ .pass }}', '<password>', '[PASSWORD]', '%PASSWORD%'],
  ...['your_password1', 'changeme1', '********'],
])('%j is none', (text) => {
  expect([mayBePassword(text), isStrongPassword(text)]).toEqual([false, false])
})
