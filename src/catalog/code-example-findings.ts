import type { Diagnostic } from '../core/diagnostics/diagnostic.ts'
import type { CodeExample } from '../core/diagnostics/define-code.ts'
import { loadPolicy } from '../core/load/load-policy.ts'
import { decideExample } from './decide-example.ts'
import { exampleEntries, exampleOptions } from './example-entries.ts'

/** Everything that is said of an example: while it is loaded, then while its events are decided. */
export function codeExampleFindings(example: CodeExample): readonly Diagnostic[] {
  const [entries, options] = [exampleEntries(example), exampleOptions(example)]
  const { ok, diagnostics } = loadPolicy(entries, options)
  if (!ok || example.events === undefined) return diagnostics
  return [...diagnostics, ...decideExample(entries, example.events, options).flatMap((line) => line.diagnostics)]
}
