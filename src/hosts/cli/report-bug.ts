import type { Code } from '../../core/diagnostics/codes/registry.ts'
import { type ExitCode, exitCode } from './exit-code.ts'
import type { Io } from './io.ts'

/**
 * An exception is our own bug (SLC901). Its message may quote a value of an event, so the name and
 * the places in the code are all that is printed (L-83).
 */
export function reportBug(error: unknown, io: Io): ExitCode {
  // Written out, since loading the whole list of codes here would slow down every start.
  const code: Code = 'SLC901'
  io.err(`error[${code}]: Sluice itself is broken here; please report it\n`)
  if (error instanceof Error) {
    const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
    io.err([`  ${error.name}`, ...places].join('\n') + '\n')
  }
  return exitCode.ourBug
}
