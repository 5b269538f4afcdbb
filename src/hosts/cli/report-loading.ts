import type { Diagnostic } from '../../core/diagnostics/diagnostic.ts'
import { checkText } from '../../reporters/text/check-text.ts'
import type { ExitCode } from './exit-code.ts'
import type { Io } from './io.ts'
import { loadFailure } from './load-failure.ts'
import { useColour } from './use-colour.ts'

/** Says on stderr what was found while policies were loaded: it is not the answer of a command. */
export function reportLoading(io: Io, loads: boolean, diagnostics: readonly Diagnostic[]): ExitCode {
  io.err(checkText({ loads, packs: [], diagnostics }, { colour: useColour(io, io.isErrTerminal) }))
  return loadFailure(diagnostics)
}
