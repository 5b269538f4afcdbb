import fc from 'fast-check'
import { expect, test } from 'vitest'
import { growth, LINEAR } from '../../../test/support/growth.ts'
import { readShell } from './read-shell.ts'

const size = 65_536
const fill = (piece: string, length = size): string => piece.repeat(Math.floor(length / piece.length))
const shapes = [
  '(', '$(', '`', '\\`', '"', '"$(', "'", "$'", '{a,', '{a,b}', '{', '}', ';', 'a;', 'a&', 'a|', 'a&&', '!', '! ', '\\', '\n', ' ',
  '<<A\n', 'cat <<A\nA\n', '<<A ', '<<a<<b<<c ', '$(<<A', '${', '${a:-', '${a[', '${a//', '$((', '$((1+', '$[', '[[ ', '((', '((1))\n',
  'for i in a;do ', 'if a;then ', 'while a;do ', 'case a in a) ', 'f(){ ', 'a()', 'function f { ', '{ ', 'select i in a;do ', 'coproc ', 'time ',
  'a=(', 'a[', 'a[$(', '@(', '!(a|', '<(', '>(', '>a ', '2>&1 ', 'a=1 ', '~/ ', '*', '[', '#\n', '$(a) ', '$(case a in ', 'eval ', 'sudo ', 'env ',
  'alias a=a;a ', 'c=a;$c ', 'cd a;', 'for i in a;do cd a;', 'bash -c ', "bash -c 'a';", 'echo a|sh;', "sed s/a/b/;", "awk '{a}';", 'xargs ', 'find -exec ', 'trap a 0;',
  'rm ', 'é', '\u{1F600}', '\r\n', '\t', '$"', '%', ',', 'a,b', '{a..z}', '{1..9}', '$a', '"$a"', '${a}',
]

test.each(shapes)('the time for %j without end grows with its length', (piece) => {
  for (const spell of [
    (length: number) => fill(piece, length),
    (length: number) => `x ${fill(piece, length)}`,
    (length: number) => `"${fill(piece, length)}"`,
    (length: number) => `echo ${fill(piece, length)}${piece === '$(' ? fill(')', length) : ''}`,
  ]) {
    expect(['read', 'unreadable']).toContain(readShell(spell(size).slice(0, size)).kind)
    expect(growth((length) => readShell(spell(length).slice(0, length)), size / 4)).toBeLessThan(LINEAR)
  }
}, 60_000)

test('no depth of nested pairs takes more time than the length of the text tells', () => {
  for (const [open, close] of [['$(', ')'], ['"$(', ')"'], ['(', ')'], ['{ ', ';}'], ['${a:-', '}'], ['$((', '))'], ['<(', ')'], ['{a,', '}']] as const) {
    for (const depth of [10, 100, 1_000, 10_000]) {
      const one = `${open.repeat(depth)}a${close.repeat(depth)} `
      const read = (length: number): unknown =>
        readShell(`echo ${one.repeat(Math.max(1, Math.floor(length / one.length)))}`.slice(0, size))
      expect(growth(read, 12_500)).toBeLessThan(LINEAR)
    }
  }
}, 60_000)

const pieces = ['rm', '-rf', ' ', ' ', ';', '|', '&', '(', ')', '{', '}', '$(', '`', '"', "'", '\\', '$x', '${', '<<E', '\n', 'E', '<', '>', '=', '[', ']', '*', 'if', 'then', 'fi', 'for', 'do', 'done', 'eval', 'bash -c', 'xargs', '#', ',', '!', '$((', '))', "$'"]

test('no mixture of pieces breaks the reader', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 40 }), (parts) => {
      const reading = readShell(parts.join(''))
      if (reading.kind === 'unreadable') expect(reading.why).not.toBe('broke the reader')
    }),
    { numRuns: 2_000 },
  )
})

test('no quoting of a name hides it', () => {
  const spell = fc.constantFrom('plain', 'single', 'double', 'escape', 'ansi', 'hex', 'empty', 'continued')
  fc.assert(
    fc.property(fc.array(spell, { minLength: 4, maxLength: 4 }), (ways) => {
      const letters = 'curl'
      const text = ways.map((way, index) => spelled(letters.charAt(index), way)).join('')
      const reading = readShell(`true && ${text} x`)
      expect(reading.kind === 'read' ? reading.programs.map((program) => program.name) : []).toEqual(['true', 'curl'])
    }),
  )
})

function spelled(letter: string, way: string): string {
  switch (way) {
    case 'single':
      return `'${letter}'`
    case 'double':
      return `"${letter}"`
    case 'escape':
      return `\\${letter}`
    case 'ansi':
      return `$'${letter}'`
    case 'hex':
      return `$'\\x${letter.charCodeAt(0).toString(16)}'`
    case 'empty':
      return `${letter}''`
    case 'continued':
      return `${letter}\\\n`
    default:
      return letter
  }
}
