import { limits } from '../base/limits.ts'
import type { ParsedScript } from './parse-bash.ts'
import type { InterpretedText, OpaqueCode, ProgramRoute, ShellProgram, ShellRedirect, ShellWord } from './shell-reading.ts'
import { copyState, type ShellState } from './shell-state.ts'

/** What one reading has found so far, in all its texts together. */
export interface ShellFindings {
  readonly programs: ShellProgram[]
  readonly redirects: ShellRedirect[]
  readonly codes: OpaqueCode[]
  readonly texts: InterpretedText[]
  /** Names that an alias, a function or `hash -p` gives another meaning. */
  readonly renamed: Set<string>
  /** A change of PATH or of a loader may give every name another meaning. */
  isTampered: boolean
  /** Set once: then the whole text is unreadable. */
  unreadable: string | undefined
  work: number
  /** Arguments of all programs and files of redirections so far, counted for each program that gets them. */
  args: number
}

/** What a program reads from its standard input. */
export type ShellInput =
  /** Whatever the host gives, or a file on disk: nothing that this text makes. */
  | { readonly kind: 'none' }
  | { readonly kind: 'text'; readonly text: string }
  /** A pipe or a socket: known at run time only. */
  | { readonly kind: 'opaque' }

export interface Scope {
  readonly findings: ShellFindings
  readonly state: ShellState
  readonly route: ProgramRoute
  /** Texts inside texts. */
  readonly depth: number
  /** Substitutions inside one another. */
  readonly nesting: number
  readonly input: ShellInput
  /** The text in which the syntax tree has its places. */
  readonly source: string
  readonly isOutermost: boolean
  readonly reader: Reader
}

/** The ways back into the reader: each part of it may come upon a further text. */
export interface Reader {
  /** Reads shell text that the present shell runs itself, as `eval` does. */
  readonly readText: (text: string, scope: Scope) => void
  readonly readScript: (script: ParsedScript | undefined, scope: Scope) => void
  /** Starts a program by its words, as `exec` of the kernel does: no function, alias or builtin is meant. */
  readonly start: (words: readonly ShellWord[], assignments: ShellProgram['assignments'], scope: Scope) => void
  /** Starts a program as a shell does. */
  readonly command: (words: readonly ShellWord[], assignments: ShellProgram['assignments'], scope: Scope) => void
}

export function newFindings(): ShellFindings {
  return {
    programs: [],
    redirects: [],
    codes: [],
    texts: [],
    renamed: new Set(),
    isTampered: false,
    unreadable: undefined,
    work: 0,
    args: 0,
  }
}

export function reportUnreadable(scope: Scope, why: string): void {
  scope.findings.unreadable ??= why
}

export function reportCode(scope: Scope, where: string): void {
  if (scope.findings.codes.some((code) => code.where === where)) return
  scope.findings.codes.push({ where })
}

/** Takes from the budget of one reading; false once it is spent or the text is unreadable anyway. */
export function spend(scope: Scope, work: number): boolean {
  scope.findings.work += work
  if (scope.findings.work > limits.shellWork) reportUnreadable(scope, 'takes too long to read')
  return scope.findings.unreadable === undefined
}

/** The state for a part that works on a copy. A copy costs what it holds, so a state with much in it is soon spent. */
export function copiedState(scope: Scope): ShellState {
  const { variables, functions, aliases } = scope.state
  spend(scope, variables.size + functions.size + aliases.size)
  return copyState(scope.state)
}

/** To say which files a pattern could stand for takes as long as to judge so many paths. */
const PATTERN_WEIGHT = 6

/** Counts words that may each be judged as a path; false once there are too many, or the text is unreadable anyway. */
export function countWords(scope: Scope, words: readonly ShellWord[]): boolean {
  for (const { parts } of words) {
    scope.findings.args += parts.some((part) => part.kind === 'text' && part.isPattern) ? PATTERN_WEIGHT : 1
  }
  if (scope.findings.args > limits.shellArguments) reportUnreadable(scope, 'gives programs too many arguments')
  return scope.findings.unreadable === undefined
}
