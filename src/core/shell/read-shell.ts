import { limits } from '../base/limits.ts'
import { isTooDense } from './is-too-dense.ts'
import { parseBash } from './parse-bash.ts'
import { runCommand } from './run-command.ts'
import type { ShellReading } from './shell-reading.ts'
import { newFindings, type Reader, reportUnreadable, type Scope, type ShellFindings } from './shell-scope.ts'
import { newShellState } from './shell-state.ts'
import { literalWord } from './shell-words.ts'
import { startProgram } from './start-program.ts'
import { walkScript } from './walk-script.ts'

/**
 * Finds all that a command line can start and open, at any depth up to a limit (L-41).
 *
 * Data is not code: quoted messages, heredocs to `cat`, comments. Scripts on disk are not followed. What cannot
 * be read is said to be, never left out: an opaque program word, opaque code, or an unreadable text. Longer
 * than `limits.shellTextLength` is unreadable.
 */
export function readShell(text: string): ShellReading {
  return reading((scope) => scope.reader.readText(text, { ...scope, depth: 0, isOutermost: true }))
}

/** The same for a command that is given as a list of words: no shell reads it, but launchers in it count. */
export function readArgv(words: readonly string[]): ShellReading {
  if (words.reduce((sum, word) => sum + word.length + 1, 0) > limits.shellTextLength) {
    return { kind: 'unreadable', why: 'is too long' }
  }
  return reading((scope) => scope.reader.start(words.map(literalWord), [], scope))
}

const reader: Reader = {
  readText,
  readScript: walkScript,
  start: startProgram,
  command: runCommand,
}

function readText(text: string, scope: Scope): void {
  if (text.length > limits.shellTextLength) {
    reportUnreadable(scope, 'is too long')
    return
  }
  if (scope.depth >= limits.shellDepth) {
    reportUnreadable(scope, 'holds texts too deep')
    return
  }
  if (isTooDense(text)) {
    reportUnreadable(scope, 'holds too much shell syntax')
    return
  }
  const parsed = parseBash(text)
  if (parsed.kind === 'failed') {
    reportUnreadable(scope, parsed.why)
    return
  }
  walkScript(parsed.script, { ...scope, depth: scope.depth + 1, source: text })
}

function reading(read: (scope: Scope) => void): ShellReading {
  const findings = newFindings()
  const scope: Scope = {
    findings,
    state: newShellState({ kind: 'known', steps: [] }),
    route: 'command',
    depth: 0,
    nesting: 0,
    input: { kind: 'none' },
    source: '',
    isOutermost: false,
    reader,
  }
  try {
    read(scope)
  } catch (error) {
    // The parser reads substitutions on demand and overflows the stack on some; a text like that is not read.
    return { kind: 'unreadable', why: error instanceof RangeError ? 'is nested too deep' : 'broke the reader' }
  }
  if (findings.unreadable !== undefined) return { kind: 'unreadable', why: findings.unreadable }
  return {
    kind: 'read',
    programs: findings.programs.map((program) => ({ ...program, isPlain: program.isPlain && isMeant(program.name, findings) })),
    redirects: findings.redirects,
    codes: findings.codes,
    texts: findings.texts,
  }
}

function isMeant(name: string | undefined, findings: ShellFindings): boolean {
  return name !== undefined && !findings.isTampered && !findings.renamed.has(name)
}
