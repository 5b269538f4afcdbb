import type { JsonObject } from '../core/base/json.ts'
import { compilePolicy } from '../core/compile/compile-policy.ts'
import type { Diagnostic } from '../core/diagnostics/diagnostic.ts'
import { wholeError } from '../core/diagnostics/source-error.ts'
import { loadPolicy, type LoadOptions, type PackEntry } from '../core/load/load-policy.ts'
import { reportedDiagnostics } from '../core/records/decision-word.ts'
import { readEventLine } from '../core/records/read-event.ts'
import { createEngine } from '../core/runs/engine.ts'
import { createTraceSession } from '../core/runs/trace-session.ts'

export interface DecidedLine {
  /** Absent where the line is no event. */
  readonly decision?: JsonObject
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * Decides the lines of an example with its policy, in one session, so that a page shows what the
 * engine really answers. A host decides with the same functions.
 *
 * @throws Error if the policy does not load: examples are written by us.
 */
export function decideExample(
  entries: readonly PackEntry[],
  lines: readonly string[],
  options: LoadOptions = {},
): readonly DecidedLine[] {
  const loaded = loadPolicy(entries, options)
  if (!loaded.ok) throw new Error(`the policy of the example does not load: ${loaded.diagnostics[0].message}`)
  const { stack, digest } = compilePolicy(loaded.value)
  const engine = createEngine({ stack, reporter: () => undefined })
  const session = createTraceSession({ engine, policy: digest })
  return lines.map((line): DecidedLine => {
    const read = readEventLine(line)
    if (!read.ok) return { diagnostics: [wholeError('SLC720', read.message, read.hint)] }
    const { decision, json } = session.decideSync(read.value)
    return { decision: json(), diagnostics: reportedDiagnostics(decision) }
  })
}
