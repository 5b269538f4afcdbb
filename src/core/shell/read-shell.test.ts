import { describe, expect, test } from 'vitest'
import { limits } from '../base/limits.ts'
import { readArgv, readShell } from './read-shell.ts'
import type { ShellFolder } from './shell-reading.ts'
import { knownText } from './shell-words.ts'

function read(text: string) {
  const reading = readShell(text)
  if (reading.kind === 'unreadable') throw new Error(`${text}: ${reading.why}`)
  return reading
}

function folderText(folder: ShellFolder): string {
  return folder.kind === 'unknown' ? 'unknown' : folder.steps.join(' > ')
}

describe('folders', () => {
  test.each([
    ['ls', ''],
    ['cd /tmp; ls', '/tmp'],
    ['cd a && cd ../b && ls', 'a > ../b'],
    ['cd; ls', '~'],
    ['cd "$HOME/x"; ls', '~/x'],
    ['cd -- a; ls', 'a'],
    ['cd -; ls', 'unknown'],
    ['cd "$x"; ls', 'unknown'],
    ['cd "$x"; cd /a; ls', '/a'],
    ['cd "$x"; cd a; ls', 'unknown'],
    ['(cd a); ls', ''],
    ['(cd a; ls)', 'a'],
    ['cd a | true; ls', ''],
    ['cd a & ls', ''],
    ['pushd a; ls', 'a'],
    ['popd; ls', 'unknown'],
    ['x || cd a; ls', 'unknown'],
    ['if x; then cd a; fi; ls', 'unknown'],
    ['if x; then cd a; else cd a; fi; ls', 'a'],
    ['for i in 1 2; do cd a; done; ls', 'unknown'],
    ['f() { cd a; }; f; ls', 'unknown'],
    ['f() { ls; }; f; ls', ''],
    ["eval 'cd a'; ls", 'a'],
    ["bash -c 'cd a'; ls", ''],
    ["cd a; bash -c 'ls'", 'a'],
    ['env -C a ls', 'a'],
    ['docker exec box ls', 'unknown'],
    ["cd a; ssh host ls", 'unknown'],
  ])('%s: the last ls runs in %j', (text, folder) => {
    expect(folderText(read(text).programs.findLast((program) => program.name === 'ls')!.folder)).toBe(folder)
  })
})

describe('files that the shell opens', () => {
  test.each([
    ['ls > a', ['write a']],
    ['ls >> a 2> b', ['write a', 'write b']],
    ['ls &> a', ['write a']],
    ['ls >& a', ['write a']],
    ['ls >| a', ['write a']],
    ['ls < a', ['read a']],
    ['ls <> a', ['read_write a']],
    ['ls 2>&1', []],
    ['ls >&2 3>&-', []],
    ['ls <<< a', []],
    ['ls <<E\na\nE', []],
    ['ls > >(cat)', []],
    ['{ ls; } > a', ['write a']],
    ['while read l; do ls; done < .env', ['read .env']],
    ['> a', ['write a']],
    ['ls > "$x"', ['write ?']],
    ["bash -c 'ls > a'", ['write a']],
    ['echo "a > b"', []],
    ['x=a; ls > $x', ['write a']],
  ])('%s', (text, opened) => {
    expect(read(text).redirects.map(({ access, target }) => `${access} ${knownText(target) ?? '?'}`)).toEqual(opened)
  })
})

describe('plain programs', () => {
  test.each([
    ['ls', true],
    ['/bin/ls', true],
    ['/usr/local/bin/ls', true],
    ['./ls', false],
    ['/tmp/bin/ls', false],
    ['/bin/../tmp/ls', false],
    ['PATH=/tmp/bin:$PATH ls', false],
    ['export PATH=/tmp; ls', false],
    ['LD_PRELOAD=/tmp/x ls', false],
    ['env LD_PRELOAD=/tmp/x ls', false],
    ["alias ls='rm'; ls", false],
    ['if x; then ls() { :; }; fi; ls', false],
    ['hash -p /tmp/x ls; ls', false],
    ['enable -f /tmp/x ls; ls', false],
    ['A=1 ls', true],
    ["grep 'PATH=' x; ls", true],
  ])('%s: the last ls is plain: %s', (text, isPlain) => {
    expect(read(text).programs.findLast((program) => program.name === 'ls')!.isPlain).toBe(isPlain)
  })
})

test('a program is whole: its words, assignments, folder, route and place', () => {
  expect(read('cd a; A=1 git log').programs[1]).toEqual({
    word: { parts: [{ kind: 'text', text: 'git', isPattern: false }], span: { start: 10, end: 13 } },
    name: 'git',
    isPlain: true,
    isBuiltin: false,
    args: [{ parts: [{ kind: 'text', text: 'log', isPattern: false }], span: { start: 14, end: 17 } }],
    assignments: [{ name: 'A', value: { parts: [{ kind: 'text', text: '1', isPattern: false }] } }],
    folder: { kind: 'known', steps: ['a'] },
    route: 'command',
  })
})

test('words keep what is known, variable and opaque apart', () => {
  expect(read('ls "$HOME/x"*.ts $(date)').programs.at(-1)!.args.map((arg) => arg.parts)).toEqual([
    [
      { kind: 'variable', name: 'HOME', isQuoted: true },
      { kind: 'text', text: '/x', isPattern: false },
      { kind: 'text', text: '*.ts', isPattern: true },
    ],
    [{ kind: 'opaque', isQuoted: false }],
  ])
})

test('a builtin is one only where a shell runs it', () => {
  const isBuiltin = (text: string): boolean => read(text).programs.at(-1)!.isBuiltin
  expect(['echo x', 'env echo x', '/bin/echo x', 'command echo x'].map(isBuiltin)).toEqual([true, false, false, true])
})

describe('a list of words', () => {
  const names = (words: readonly string[]): readonly (string | undefined)[] => {
    const reading = readArgv(words)
    return reading.kind === 'read' ? reading.programs.map((program) => program.name) : ['unreadable']
  }
  test('no shell reads it', () => {
    expect(names(['echo', 'x; rm y', '$(rm z)'])).toEqual(['echo'])
    expect(names(['ls', '&&', 'rm', 'x'])).toEqual(['ls'])
  })
  test('launchers and shells in it count', () => {
    expect(names(['env', 'A=1', 'bash', '-c', 'rm x; ls'])).toEqual(['env', 'bash', 'rm', 'ls'])
  })
  test('of none and too long', () => {
    expect(names([])).toEqual([])
    expect(names(['a'.repeat(limits.shellTextLength)])).toEqual(['unreadable'])
  })
})

describe('bounds', () => {
  test('a text as long as the limit is read, a longer one is not', () => {
    expect(readShell(`echo ${'a'.repeat(limits.shellTextLength - 5)}`).kind).toBe('read')
    expect(readShell(`echo ${'a'.repeat(limits.shellTextLength - 4)}`)).toEqual({ kind: 'unreadable', why: 'is too long' })
  })
  test('substitutions inside one another are followed to a depth, then not read', () => {
    const nested = (depth: number): string => `${'echo $('.repeat(depth)}rm${')'.repeat(depth)}`
    expect(readShell(nested(limits.shellNesting)).kind).toBe('read')
    expect(readShell(nested(limits.shellNesting + 1)).kind).toBe('unreadable')
  })
  test('texts inside texts are followed to a depth, then not read', () => {
    const nested = (depth: number): string => `${'eval '.repeat(depth)}rm`
    expect(readShell(nested(limits.shellDepth - 1)).kind).toBe('read')
    expect(readShell(nested(limits.shellDepth))).toEqual({ kind: 'unreadable', why: 'holds texts too deep' })
  })
  test('so are programs', () => {
    expect(readShell('a;'.repeat(limits.shellPrograms)).kind).toBe('read')
    expect(readShell('a;'.repeat(limits.shellPrograms + 1)).kind).toBe('unreadable')
  })
  test('braces that make too many words are one opaque word', () => {
    const reading = read(`echo ${'{a,b}'.repeat(9)}`)
    expect(reading.programs[0]!.args.map((arg) => arg.parts)).toEqual([[{ kind: 'opaque', isQuoted: false }]])
    expect(read(`echo ${'{a,b}'.repeat(8)}`).programs[0]!.args).toHaveLength(256)
    expect(read('{1..100000} x').programs[0]!.name).toBeUndefined()
  })
})
