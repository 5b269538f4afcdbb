import { describe, expect, test } from 'vitest'
import { flagsOf } from './flags-of.ts'
import { hasFlag } from './has-flag.ts'
import { readShell } from './read-shell.ts'
import type { ShellProgram } from './shell-reading.ts'
import { knownText } from './shell-words.ts'

function lastProgram(text: string): ShellProgram {
  const reading = readShell(text)
  const program = reading.kind === 'read' ? reading.programs.at(-1) : undefined
  if (program === undefined) throw new Error(`starts nothing: ${text}`)
  return program
}

function asked(text: string, flag: string): string {
  return hasFlag(flagsOf(lastProgram(text)).own, flag)
}

describe('flags', () => {
  test.each([
    ['rm -rf x', 'r', 'hit'],
    ['rm -fr x', 'r', 'hit'],
    ['rm x -vR', 'R', 'hit'],
    ['rm -f x', 'r', 'miss'],
    ['rm --recursive x', 'recursive', 'hit'],
    ['rm --recurs x', 'recursive', 'hit'],
    ['rm --rec x', 'recursive', 'hit'],
    ['rm --force x', 'recursive', 'miss'],
    ['rm -- -r', 'r', 'miss'],
    ['rm -f -- --recursive', 'recursive', 'miss'],
    ['rm - r', 'r', 'miss'],
    ['rm "-r"', 'r', 'hit'],
    ["rm $'-r'", 'r', 'hit'],
    ['rm -"r" x', 'r', 'hit'],
    ['{rm,-rf,x}', 'r', 'hit'],
    ['f=-r; rm $f x', 'r', 'hit'],
    ['rm $x', 'r', 'unknown'],
    ['rm "$x"', 'r', 'unknown'],
    ['rm "/tmp/$x"', 'r', 'miss'],
    ['rm /tmp/$x', 'r', 'unknown'],
    ['rm "/tmp/$(date)"', 'r', 'miss'],
    ['rm *.bak', 'r', 'miss'],
    ['rm -[r]f x', 'r', 'hit'],
    ['rm -[f]* x', 'r', 'unknown'],
    ['rm -$x y', 'r', 'unknown'],
    ['rm -- "$x"', 'r', 'miss'],
    ['rm -r "$x"', 'r', 'hit'],
    ['rm --recursive="$x"', 'recursive', 'hit'],
    ['ls | xargs rm', 'r', 'unknown'],
    ["find . -name '*.o' -exec rm {} +", 'r', 'miss'],
    ["find . -name '*.o' -exec rm -r {} \\;", 'r', 'hit'],
    ['sort -o out f', 'o', 'hit'],
    ['sort -rno f f', 'o', 'hit'],
    ['sort -t o f', 'o', 'miss'],
    ['sort -to f', 'o', 'miss'],
    ['sort --output=x f', 'output', 'hit'],
    ['sort --outp x f', 'output', 'hit'],
    ['find . -delete', 'delete', 'hit'],
    ["find . -name -delete", 'delete', 'miss'],
    ["find . -name '*.exec'", 'exec', 'miss'],
    ['find . -d', 'delete', 'miss'],
    ['curl -o x u', 'o', 'hit'],
    ['curl -H o u', 'o', 'miss'],
    ['unknown-tool -abc', 'b', 'hit'],
    ['unknown-tool -abc', 'abc', 'hit'],
    ['unknown-tool --all', 'all', 'hit'],
    ['unknown-tool all', 'all', 'miss'],
  ])('%s: flag %s is a %s', (text, flag, verdict) => {
    expect(asked(text, flag)).toBe(verdict)
  })
})

describe('subcommands', () => {
  test.each([
    ['git -c a.b=c -C /x log -p', ['c', 'C'], 'log', ['p'], []],
    ['git --no-pager diff --cached -- src', ['no-pager'], 'diff', ['cached'], ['src']],
    ['git commit -am msg', [], 'commit', ['a', 'm'], []],
    ['git status', [], 'status', [], []],
    ['git', [], undefined, [], []],
    ['docker --context x run --rm -e A=b alpine ls', ['context'], 'run', ['rm', 'e'], ['alpine', 'ls']],
  ])('%s', (text, globals, subcommand, own, operands) => {
    const read = readShell(text)
    const first = read.kind === 'read' ? read.programs.find((program) => program.route === 'command') : undefined
    const args = flagsOf(first!)
    expect({
      globals: args.globals.flags.map((flag) => flag.name),
      subcommand: knownText(args.subcommand),
      own: args.own.flags.map((flag) => flag.name),
      operands: args.operands.map(knownText),
    }).toEqual({ globals, subcommand, own, operands })
  })

  test('a flag before the subcommand is none of its own', () => {
    const args = flagsOf(lastProgram('git -c x=y log'))
    expect([hasFlag(args.globals, 'c'), hasFlag(args.own, 'c')]).toEqual(['hit', 'miss'])
  })

  test('a word that may be a flag before the subcommand leaves the subcommand open', () => {
    const args = flagsOf(lastProgram('git $x log -a'))
    expect([knownText(args.subcommand), hasFlag(args.globals, 'c'), hasFlag(args.own, 'p')]).toEqual([undefined, 'unknown', 'unknown'])
  })
})
