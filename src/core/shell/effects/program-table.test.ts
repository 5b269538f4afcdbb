import { expect, test } from 'vitest'
import { growth, LINEAR } from '../../../../test/support/growth.ts'
import type { ShellProgram, ShellWord } from '../shell-reading.ts'
import { programEffects } from './program-effects.ts'
import type { Grammar } from './program-row.ts'
import { modelledPrograms, programRow, programRows } from './program-table.ts'
import { literalWord } from '../shell-words.ts'

function grammarsOf(grammar: Grammar): readonly Grammar[] {
  const inner = [...Object.values(grammar.commands ?? {}), ...(grammar.otherwise ? [grammar.otherwise] : [])]
  return [grammar, ...(grammar.variants ?? []), ...inner.flatMap(grammarsOf)]
}

function aProgram(name: string, args: readonly ShellWord[]): ShellProgram {
  return {
    word: literalWord(name),
    name,
    isPlain: true,
    isBuiltin: false,
    args,
    assignments: [],
    folder: { kind: 'known', steps: [] },
    route: 'command',
  }
}

test('a name stands in one row, and every row tells its manual', () => {
  const names = programRows.flatMap((row) => row.names.split(' '))
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  expect(programRows.filter(({ source }) => !/^https?:\/\/[a-z0-9]/.test(source))).toEqual([])
  expect(modelledPrograms().length).toBeGreaterThan(1_000)
})

test('an option has one role in a grammar, and at most one operand stands for many', () => {
  for (const grammar of programRows.flatMap(grammarsOf)) {
    const options = Object.values(grammar.options ?? {}).flatMap((names) => names.split(' '))
    expect(options.filter((name, index) => name === '' || options.indexOf(name) !== index)).toEqual([])
    expect((grammar.operands ?? []).filter((operand) => operand.endsWith('*')).length).toBeLessThanOrEqual(1)
  }
})

test('interpreters are known by names with a version, other programs by their exact name', () => {
  expect(programRow('python3.12')).toBe(programRow('python'))
  expect(programRow('gcc-13')).toBe(programRow('gcc'))
  expect(programRow('cat2')).toBe(undefined)
  expect(programRow('constructor')).toBe(undefined)
})

test.each(['cat', 'sed', 'awk', 'find', 'cp', 'ln', 'tar', 'curl', 'git', 'dd', 'unheard', 'npm', 'docker', 'rsync'])(
  'the time for %s grows with the length of a word and with the number of words',
  (name) => {
    for (const unit of ['a', '-', '/', 'w ', '"', '@', ':', '-x', '[', 'a=', '{print>"']) {
      const long = (size: number): unknown => {
        const word = literalWord(unit.repeat(size / unit.length))
        return programEffects(aProgram(name, [literalWord('x'), word, word]))
      }
      expect(growth(long, 250_000)).toBeLessThan(LINEAR)
    }
    const opaque: ShellWord = { parts: [{ kind: 'opaque', isQuoted: false }] }
    const many = (size: number): unknown =>
      programEffects(
        aProgram(
          name,
          Array.from({ length: size }, (_, index) => (index % 3 === 0 ? opaque : literalWord(index % 3 === 1 ? '-o' : 'a/b'))),
        ),
      )
    expect(growth(many, 5_000)).toBeLessThan(LINEAR)
  },
  60_000,
)
