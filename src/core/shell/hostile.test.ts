import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readShell } from './read-shell.ts'

const size = 65_536
const fill = (piece: string): string => piece.repeat(Math.floor(size / piece.length))
const shapes = [
  '(', '$(', '`', '\\`', '"', '"$(', "'", "$'", '{a,', '{a,b}', '{', '}', ';', 'a;', 'a&', 'a|', 'a&&', '!', '! ', '\\', '\n', ' ',
  '<<A\n', 'cat <<A\nA\n', '<<A ', '<<a<<b<<c ', '$(<<A', '${', '${a:-', '${a[', '${a//', '$((', '$((1+', '$[', '[[ ', '((', '((1))\n',
  'for i in a;do ', 'if a;then ', 'while a;do ', 'case a in a) ', 'f(){ ', 'a()', 'function f { ', '{ ', 'select i in a;do ', 'coproc ', 'time ',
  'a=(', 'a[', 'a[$(', '@(', '!(a|', '<(', '>(', '>a ', '2>&1 ', 'a=1 ', '~/ ', '*', '[', '#\n', '$(a) ', '$(case a in ', 'eval ', 'sudo ', 'env ',
  'alias a=a;a ', 'c=a;$c ', 'cd a;', 'for i in a;do cd a;', 'bash -c ', "bash -c 'a';", 'echo a|sh;', "sed s/a/b/;", "awk '{a}';", 'xargs ', 'find -exec ', 'trap a 0;',
  'rm ', 'é', '\u{1F600}', '\r\n', '\t', '$"', '%', ',', 'a,b', '{a..z}', '{1..9}', '$a', '"$a"', '${a}',
]

// What a slow machine under load takes is no measure of growth; each shape stays far below this when run alone.
test.each(shapes)('%j without end is answered soon', (piece) => {
  for (const text of [fill(piece), `x ${fill(piece)}`, `"${fill(piece)}"`, `echo ${fill(piece)}${piece === '$(' ? fill(')') : ''}`]) {
    const start = performance.now()
    const reading = readShell(text.slice(0, size))
    expect(['read', 'unreadable']).toContain(reading.kind)
    expect(performance.now() - start).toBeLessThan(1_500)
  }
}, 30_000)

test('nested pairs are answered soon', () => {
  for (const [open, close] of [['$(', ')'], ['"$(', ')"'], ['(', ')'], ['{ ', ';}'], ['${a:-', '}'], ['$((', '))'], ['<(', ')'], ['{a,', '}']] as const) {
    for (const depth of [10, 100, 1_000, 10_000]) {
      const one = `${open.repeat(depth)}a${close.repeat(depth)} `
      const start = performance.now()
      readShell(`echo ${one.repeat(Math.max(1, Math.floor(50_000 / one.length)))}`.slice(0, size))
      expect(performance.now() - start).toBeLessThan(1_500)
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
