import { describe, expect, test } from 'vitest'
import type { Json, JsonObject } from '../../../src/core/base/json.ts'
import { limits } from '../../../src/core/base/limits.ts'
import { decideLine, policyOf } from '../open-line.ts'
import { measured } from './measured.ts'

const size = limits.shellTextLength

function fill(piece: string, length: number): string {
  return piece.repeat(Math.max(0, Math.floor(length / piece.length)))
}

/** Names that differ, so that nothing of one serves for the next. */
function different(count: number, piece: (index: number) => string): string {
  return Array.from({ length: count }, (_each, index) => piece(index)).join('')
}

/** What is hard about a command line when it stands there again and again. */
const pieces = [
  ...['(', '$(', '`', '"$(', "$'", '{a,', '{a,b}', ';', 'a;', 'a|', 'a&&', 'a||', '\\', '<<A\n', 'cat <<A\nA\n', '${a:-', '$((', '[[ ', '((1))\n'],
  ...['for i in a;do ', 'if a;then ', 'while a;do cd b;', 'case a in a) ', 'f(){ ', '{ ', 'a=(', '<(', '>a ', '2>&1 ', 'a=1 ', '*', '$(a) '],
  ...['eval ', 'sudo ', 'env ', 'command ', 'exec ', 'nice ', 'timeout 5 ', 'docker exec a ', 'ssh a ', 'xargs ', 'xargs -I{} {} ', 'find -exec ', 'find . -exec {} ', 'fd -x ', 'bash -c ', 'parallel ', 'watch '],
  ...['alias a=a;a ', 'cd a;', 'a=$a$a;', "bash -c 'a';", 'echo a|sh;', 'sh<<<a;', "sed 'w a';", "awk '{print > \"a\"}';", "python -c 'open(\"a\")';", "tar --checkpoint-action=exec=a ", 'trap a 0;', 'eval eval a;'],
  ...['rm a;', 'cp a b;', 'git add a;', 'curl a;', '>a;', 'x {1..200} ', '{a,b}{c,d} ', '$HOME/a ', '/a/b/c/d ', '-o a ', 'a@b:c=d '],
]

const longArguments = ['a', '/', '-', '*', '[', '../', '\\a', "''", '$a', '@', ':', '=', '{a,b}', '\u0301']

const programs = ['rm', 'cat', 'cp', 'ln', 'mv', 'tar cf', 'find', 'git add', 'curl', 'unheard', 'sed', 'rsync', 'docker run', 'sudo env nice rm', 'cd a;cd b;cd c;ln']
const operands = ['a ', '-o a ', '$a ', '*.a ', 'a/b ', '--a=b ', '-C a ', 'a@b:c ', '{} ']

const shapes: readonly (readonly [string, (length: number) => string])[] = [
  ...pieces.map((piece) => [piece, (length: number) => fill(piece, length)] as const),
  ...pieces.map((piece) => [`x ${piece}`, (length: number) => `x ${fill(piece, length - 2)}`] as const),
  ...longArguments.map((unit) => [`rm and one word of ${unit}`, (length: number) => `rm ${fill(unit, length - 3)}`] as const),
  ...programs.flatMap((program) =>
    operands.map((word) => [`${program} ${word}`, (length: number) => `${program} ${fill(word, length - 40)}`] as const),
  ),
  ['files that differ', () => `rm ${different(2_000, (index) => `/x/f${index} `)}`],
  ['patterns that differ', () => `rm ${different(2_000, (index) => `*f${index} `)}`],
  ['variables, then subshells', () => different(500, (index) => `v${index}=1;`) + '(a);'.repeat(500)],
  ['variables, then pipes', () => different(500, (index) => `v${index}=1;`) + 'a|b;'.repeat(300)],
  ['a long value, often used', (length) => `a=${fill('x', length / 2)};${fill('b "$a$a";', length / 2 - 10)}`],
  ['literals in code', () => `python -c '${different(2_000, (index) => `open("a${index}")\n`)}'`],
  ['many steps into folders, then many files', () => 'cd a;'.repeat(60) + 'rm a;'.repeat(900)],
  ['trees that differ', () => `rm -r ${different(2_000, (index) => `/x/d${index} `)}`],
  ['folders times names of find', () => `find ${different(400, (index) => `d${index} `)}${different(500, (index) => `-name x${index} -o `)}`],
  ['folders times names of grep', () => `grep -r x ${different(400, (index) => `d${index} `)}${different(500, (index) => `--include=x${index} `)}`],
  ['folders times places of listed files', () => `find ${different(400, (index) => `d${index} `)}-execdir rm ${'{} '.repeat(1_000)}\\;`],
  ['a heredoc to a shell', (length) => `sh <<'A'\n${fill('rm a\n', length - 20)}A\n`],
]

function call(args: Json): string {
  return JSON.stringify({ kind: 'tool_call', run_id: 'A', turn: 1, tool_name: 'bash', args })
}

const inside = { path: { inside: '/zz' } }

const policies = new Map(
  Object.entries<JsonObject>({
    'shell: runs': { args: { '$.command': { shell: { runs: [{ program: ['rm', 'ln', 'tar'], flags_any: ['r'], operands: { some: inside } }] } } } },
    'shell: only': { args: { '$.command': { shell: { only: [{ program: ['a', 'rm', 'ln', 'cp', 'x'], operands: { every: inside } }] } } } },
    'effects: path': { effects: { some: { kind: ['reads', 'writes'], path: { glob: '/**/.env*' } } } },
    'effects: every path': { effects: { every: inside } },
    'effects: program': { effects: { some: { program: { program: ['rm', 'ln', 'tar'], operands: { some: inside } } } } },
  }).map(([name, match]) => [name, policyOf([{ event: 'tool_call', match, skip: 'No.' }])]),
)

describe('command lines that are hard to read: an answer, in bounded time (L-41, L-70)', () => {
  test.each(shapes)('%s', (_name, make) => {
    // Beyond a limit the answer is cheap, so shorter ones are asked for as well.
    for (const length of [size, size / 4, size / 12]) {
      const line = call({ command: make(length).slice(0, length) })
      for (const policy of policies.values()) {
        expect(['continue', 'skip', 'fault']).toContain(measured(() => decideLine(policy, line)))
      }
    }
  }, 60_000)
})

describe('what is beyond the limits is unknown, so the call is refused', () => {
  const decisions = (args: Json): readonly string[] =>
    [...policies.values()].map((policy) => measured(() => decideLine(policy, call(args))))

  test.each<readonly [string, string]>([
    ['a megabyte of words', `rm ${'a '.repeat(500_000)}`],
    ['more arguments than are counted', `rm ${'a '.repeat(limits.shellArguments + 1)}`],
    ['more programs than are counted', 'rm a;'.repeat(limits.shellPrograms + 1)],
    ['a value that doubles with each command', `a=xxxx;${'a=$a$a;'.repeat(100)}rm a`],
  ])('%s', (_name, command) => {
    expect(decisions({ command })).toEqual(['fault', 'fault', 'fault', 'fault', 'fault'])
  })

  test('more texts that may name anything than one call may do', () => {
    const texts = Array.from({ length: limits.callEffects + 1 }, () => '/zz')
    expect(decideLine(policies.get('effects: every path')!, call({ texts }))).toBe('fault')
    expect(decideLine(policies.get('effects: path')!, call({ texts }))).toBe('fault')
    expect(decideLine(policies.get('effects: path')!, call({ texts: texts.slice(1) }))).toBe('continue')
    expect(measured(() => decideLine(policies.get('effects: path')!, call({ texts: Array.from({ length: 250_000 }, () => 'a') })))).toBe('fault')
  })
})

describe('folders with all below them are counted once each', () => {
  const trees = (count: number): string => `rm -r ${different(count, (index) => `/x/d${index} `)}`

  test('so many as one call may name, and one more', () => {
    const policy = policyOf([{ event: 'tool_call', match: { effects: { some: { kind: 'deletes', path: { inside: '/x' } } } }, skip: 'No.' }])
    expect(decideLine(policy, call({ command: trees(limits.callTrees) }))).toBe('skip')
    expect(decideLine(policy, call({ command: trees(limits.callTrees) + '/x/d1 /x/d2' }))).toBe('skip')
    expect(decideLine(policy, call({ command: trees(limits.callTrees + 1) }))).toBe('fault')
  })
})

describe('what is long and plain is read', () => {
  test('32 KB of text in a heredoc', () => {
    const body = 'Plain words of a text, as people write them; nothing else is here.\n'.repeat(490)
    const policy = policies.get('shell: only')!
    expect(decideLine(policy, call({ command: `rm /zz/a\ncp /zz/b /zz/c <<'END'\n${body}END\n` }))).toBe('skip')
  })

  test('a thousand files', () => {
    const files = different(1_000, (index) => `/src/some/folder/file-${index}.ts `)
    expect(decideLine(policies.get('effects: path')!, call({ command: `cat ${files}` }))).toBe('continue')
    expect(decideLine(policies.get('effects: path')!, call({ command: `cat ${files} /a/.env` }))).toBe('skip')
  })
})
