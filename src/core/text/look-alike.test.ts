import { describe, expect, test } from 'vitest'
import { looksLike, skeleton } from './look-alike.ts'
import { lookAlikes } from './look-alike-table.ts'

describe('names that can be taken for each other (L-17)', () => {
  test.each([
    ['bash', 'Bash'],
    ['bash', 'BASH'],
    ['bash', 'b\u0430sh'],
    ['bash', 'ba\u200bsh'],
    ['bash', '\uff42ash'],
    ['bash', '\u0412\u0410\u0405\u041d'],
    ['bash', 'ba\u0455\u04bb'],
    ['read_file', 'read_fi1e'],
    ['read_file', 'read_fIle'],
    ['list', 'Iist'],
    ['list', '1ist'],
    ['log', 'l0g'],
    ['mail', 'rnail'],
    ['run-all', 'run\u2010all'],
    ['run', 'ru\u0578'],
    ['tool', 't\u03bf\u03bfl'],
    ['exec', 'e\u0445e\u0441'],
    ['rm', '\u1d26\u200dm'.replace('\u1d26', '\u0433')],
  ])('%j and %j', (known, name) => {
    expect(looksLike(name, known)).toBe(true)
    expect(looksLike(known, name)).toBe(true)
  })

  test.each([
    ['bash', 'dash'],
    ['bash', 'bash2'],
    ['read', 'reader'],
    ['read_file', 'read-file'],
    ['read_file', 'readfile'],
    ['get', 'set'],
    ['b\u00e0sh', 'bash'],
    ['bash', 'bash'],
  ])('not %j and %j', (known, name) => {
    expect(looksLike(name, known)).toBe(false)
  })

  test('the same names by their skeletons', () => {
    expect(skeleton('Re\u0430d_F1le')).toBe(skeleton('read_file'))
  })
})

test('the table leads from other characters to ASCII, never from ASCII', () => {
  for (const [from, to] of lookAlikes) {
    expect(from.codePointAt(0)).toBeGreaterThan(0x7f)
    expect(to).toMatch(/^[!-~]$/)
  }
})
