import { elsewhere, inNewShell, readInput, readShellText, readShellWord } from './code-text.ts'
import type { ReadOptions } from './read-options.ts'
import type { ShellProgram, ShellWord } from './shell-reading.ts'
import type { Scope } from './shell-scope.ts'
import { dropLeading, leadingText, mayBeFlag, maySplit, opaqueTail } from './shell-words.ts'

/** A program with its arguments, as the rules of the table see it. */
export interface Launch {
  readonly name: string
  readonly args: readonly ShellWord[]
  readonly options: ReadOptions
  readonly assignments: ShellProgram['assignments']
  readonly scope: Scope
}

/** Says what a program starts. A program that may start what the text does not tell starts an opaque word. */
export type LaunchRule = (launch: Launch) => void

/** Values of the flags of these names, in their order. */
export function valuesOf(launch: Launch, names: readonly string[]): readonly ShellWord[] {
  return launch.options.flags.flatMap((flag) => (names.includes(flag.name) && flag.value !== undefined ? [flag.value] : []))
}

export function hasGiven(launch: Launch, names: readonly string[]): boolean {
  return launch.options.flags.some((flag) => names.includes(flag.name))
}

/** The operands are a command, behind `skip` others: `nohup CMD`, `timeout 5 CMD`. */
export function startsOperands(skip = 0): LaunchRule {
  return ({ options, scope }) => startRest(options.operands, skip, options.isUncertain, scope)
}

/** The same, run on another machine, in a container or under another root. */
export function startsElsewhere(skip = 0): LaunchRule {
  return ({ options, scope }) => startRest(options.operands, skip, options.isUncertain, elsewhere(scope))
}

/** Unless one of these flags is given, which means something else. */
export function unlessGiven(names: readonly string[], rule: LaunchRule): LaunchRule {
  return (launch) => {
    if (!hasGiven(launch, names)) rule(launch)
  }
}

export function startRest(
  operands: readonly ShellWord[],
  skip: number,
  isUncertain: boolean,
  scope: Scope,
): void {
  const isUnsure = isUncertain || operands.slice(0, skip).some((word) => mayBeFlag(word) || maySplit(word))
  if (isUnsure) scope.reader.start([opaqueTail], [], scope)
  scope.reader.start(operands.slice(skip), [], scope)
}

/** Assignments stand before the command: `env A=1 CMD`, `sudo A=1 CMD`. */
export function assignmentsOf(operands: readonly ShellWord[]): {
  readonly assignments: ShellProgram['assignments']
  readonly rest: readonly ShellWord[]
} {
  const assignments: { name: string; value: ShellWord }[] = []
  let at = 0
  for (; at < operands.length; at++) {
    const word = operands[at]
    const name = word === undefined ? undefined : /^([^=]*)=/.exec(leadingText(word))?.[1]
    if (word === undefined || name === undefined) break
    assignments.push({ name, value: dropLeading(word, name.length + 1) })
  }
  return { assignments, rest: operands.slice(at) }
}

/** The value of a flag is shell text: `su -c TEXT`. */
export function runsShellIn(...flags: readonly string[]): LaunchRule {
  return (launch) => {
    for (const value of valuesOf(launch, flags)) readShellWord(value, launch.scope, `${launch.name} option`)
  }
}

/** The value of a flag is the name of a program, or a command line: `sort --compress-program=P`. */
export function runsProgramIn(...flags: readonly string[]): LaunchRule {
  return (launch) => {
    for (const value of valuesOf(launch, flags)) {
      readShellText([value], { ...inNewShell(launch.scope), route: 'launcher' }, `${launch.name} option`)
    }
  }
}

/** The operands, joined by blanks, are shell text: `watch TEXT`, `ssh HOST TEXT`. */
export function runsShellOperands(skip = 0): LaunchRule {
  return ({ name, options, scope }) => {
    const words = options.operands.slice(skip)
    const isUnsure = options.isUncertain || options.operands.slice(0, skip).some(maySplit)
    if (isUnsure) scope.reader.start([opaqueTail], [], scope)
    if (words.length > 0) readShellText(words, inNewShell(scope), name)
  }
}

/** With no more than these operands it starts a shell that reads its standard input: `ssh HOST`, `chroot DIR`. */
export function readsInputBelow(count: number): LaunchRule {
  return ({ name, options, scope }) => {
    if (options.operands.length <= count) readInput(scope, name)
  }
}
