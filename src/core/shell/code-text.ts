import type { ShellWord } from './shell-reading.ts'
import { reportCode, type Scope } from './shell-scope.ts'
import { newShellState } from './shell-state.ts'
import { knownText, literalWord, roughText } from './shell-words.ts'

/** A shell of its own, with nothing of the present one but its folder. */
export function inNewShell(scope: Scope): Scope {
  return { ...scope, state: newShellState(scope.state.folder), route: 'script', isOutermost: false }
}

/** Another machine, container or root: no folder of this text means anything there. */
export function elsewhere(scope: Scope): Scope {
  return { ...scope, state: { ...newShellState({ kind: 'unknown' }) } }
}

/** Reads a word that some program hands to a shell. */
export function readShellWord(word: ShellWord, scope: Scope, where: string): void {
  readShellText([word], inNewShell(scope), where)
}

/**
 * Reads words that are joined by blanks and run as shell text. A text that is not known is opaque code; the
 * programs that are written out in it are found all the same (L-41).
 */
export function readShellText(words: readonly ShellWord[], scope: Scope, where: string): void {
  const isKnown = words.every((word) => knownText(word) !== undefined)
  if (isKnown) {
    scope.reader.readText(words.map((word) => knownText(word) ?? '').join(' '), scope)
    return
  }
  reportCode(scope, where)
  readRoughly(words.map(roughText).join(' '), scope)
}

/** A text with stand-ins may not parse; that says nothing about the whole. */
function readRoughly(text: string, scope: Scope): void {
  const findings = { ...scope.findings, codes: [], unreadable: undefined }
  scope.reader.readText(text, { ...scope, findings })
  scope.findings.work = findings.work
  scope.findings.args = findings.args
  scope.findings.isTampered ||= findings.isTampered
}

/** What a shell or interpreter reads from its standard input when it is given no script. */
export function readInput(scope: Scope, where: string): void {
  if (scope.input.kind === 'text') readShellText([literalWord(scope.input.text)], inNewShell({ ...scope, input: { kind: 'none' } }), where)
  else if (scope.input.kind === 'opaque') reportCode(scope, where)
}
