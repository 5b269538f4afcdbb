import type { HookContext } from '../events/hook-context.ts'
import type { ComposeOptions } from './compose-options.ts'
import { reportFailure } from './note-failure.ts'
import type { HookStack } from './hook-stack.ts'
import { runDiagnostic } from './run-diagnostic.ts'

/**
 * Tells every reserve hook that the call never started (S-49b). One that reserved nothing for this
 * call has nothing to do; one that throws is reported, since the call is refused already.
 */
export function releaseCall(
  stack: HookStack,
  internalCallId: string,
  place: { readonly context: HookContext; readonly options: ComposeOptions },
): void {
  for (const position of stack.settlers.reserve) {
    const leaf = stack.leaves[position]
    if (leaf?.release === undefined) continue
    try {
      leaf.release(internalCallId)
    } catch (error) {
      const message = `hook \`${leaf.name}\` failed to give a reservation back`
      const diagnostic = runDiagnostic('hook_error', 'error', message, { event: 'ToolCall', hook: leaf.name })
      const report = { diagnostics: [diagnostic] as const, error, hook: leaf.name, event: 'ToolCall' as const }
      reportFailure(place.options, { ...report, runId: place.context.runId })
    }
  }
}
