import { builtins } from './builtins.ts'
import { shellQuoted } from './shell-quoted.ts'
import type { ShellProgram, ShellWord } from './shell-reading.ts'
import { copiedState, type Scope } from './shell-scope.ts'
import { knownText } from './shell-words.ts'
import { noteProgram, startProgram } from './start-program.ts'

/** Runs a command as a shell does: an alias, a function, a builtin or a program. Source: L-41. */
export function runCommand(words: readonly ShellWord[], assignments: ShellProgram['assignments'], scope: Scope): void {
  const [word, ...args] = words
  if (word === undefined) return
  const name = knownText(word)
  if (name === undefined || name.includes('/')) {
    startProgram(words, assignments, scope)
    return
  }
  const alias = scope.state.aliases.get(name)
  if (alias !== undefined) {
    // Whether aliases are expanded depends on the shell, so the name is read both ways.
    const state = copiedState(scope)
    state.aliases.delete(name)
    const text = [alias, ...args.map(shellQuoted)].join(' ')
    scope.reader.readText(text, { ...scope, state, isOutermost: false })
  }
  const called = scope.state.functions.get(name)
  if (called !== undefined) {
    scope.state.variables.clear()
    if (called.movesFolder) scope.state.folder = { kind: 'unknown' }
    return
  }
  const builtin = builtins.get(name)
  if (builtin === undefined) {
    startProgram(words, assignments, scope)
    return
  }
  if (noteProgram(word, args, assignments, scope, true)) builtin(args, scope)
}
