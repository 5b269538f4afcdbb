import type { HookContext } from '../events/hook-context.ts'
import type { StepEvent } from '../events/step-event.ts'
import type { ComposeOptions } from './compose-options.ts'
import { reportFailure } from './note-failure.ts'
import type { Resolution } from './resolution.ts'
import { runDiagnostic } from './run-diagnostic.ts'

/**
 * Our own code or an index threw, which no hook should be able to bring about: the run ends, since
 * what was not judged must not go ahead (S-03, S-96).
 */
export function brokenResolution(
  context: HookContext,
  event: StepEvent,
  options: ComposeOptions,
  thrown: unknown,
): Resolution {
  const message = 'the chain broke while it judged an event, which is a defect of the engine'
  const diagnostic = runDiagnostic('internal_error', 'error', message, { event: event.kind })
  reportFailure(options, { diagnostics: [diagnostic], error: thrown, hook: '', event: event.kind, runId: context.runId })
  return {
    flow: { type: 'Terminate', reason: `Run ended: ${message}.` },
    cause: 'fault',
    participants: [],
    settlers: [],
    diagnostics: [...(options.evaluation?.diagnostics ?? []), diagnostic],
    verdicts: options.evaluation?.verdicts ?? [],
    consulted: [],
  }
}
