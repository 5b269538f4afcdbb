import { expect, test } from 'vitest'
import { parsePercent } from './parse-percent.ts'

test('a percentage is a plain number from 0 to 100', () => {
  expect(['0', '95', '99.5', '100'].map((text) => parsePercent('--least', text))).toEqual([0, 95, 99.5, 100].map((value) => ({ ok: true, value })))
})

test.each(['', '101', '100.1', '-1', '1e1', '95%', 'all', '5.'])('`%s` is none', (text) => {
  expect(parsePercent('--least', text)).toEqual({ ok: false, message: '--least: name a percentage from 0 to 100' })
})
