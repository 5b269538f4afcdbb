import type { Lookups } from '../events/lookups.ts'
import { readArgv, readShell } from '../shell/read-shell.ts'
import type { ShellReading } from '../shell/shell-reading.ts'

const COMMAND_LINE = Symbol('command line')
const ARGUMENT_LIST = Symbol('argument list')

/** A command line is read once per event, however many rules ask about it (L-40). */
export function readShellOnce(text: string, lookups: Lookups): ShellReading {
  return lookups.once(COMMAND_LINE, text, () => readShell(text))
}

export function readArgvOnce(words: readonly string[], lookups: Lookups): ShellReading {
  return lookups.once(ARGUMENT_LIST, JSON.stringify(words), () => readArgv(words))
}
