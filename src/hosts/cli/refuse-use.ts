import { type ExitCode, exitCode } from './exit-code.ts'
import type { Io } from './io.ts'

/** Tells a mistake in how the command was called, or in what lies around it. */
export function refuseUse(io: Io, message: string): ExitCode {
  io.err(`error: ${message}\n`)
  return exitCode.wrongUse
}
