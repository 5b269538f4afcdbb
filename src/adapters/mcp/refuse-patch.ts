import { requestPatchFields, type RequestPatch } from '../../core/flows/request-patch.ts'
import type { RunEnd } from '../../core/runs/run-end.ts'
import type { McpSession } from './session.ts'

/**
 * A hand-written hook may answer what no load check could foresee. What the gateway cannot do ends the run
 * rather than going on without it (S-03). Undefined: it can do all of it.
 */
export function refusePatch({ run, target }: McpSession, patch: RequestPatch): RunEnd | undefined {
  const fields = requestPatchFields.filter((field) => patch[field] !== undefined)
  const refusal = target.refuses({ kind: 'CompletionCall', flow: 'PatchRequest', fields })
  if (refusal === undefined) return undefined
  const reason = `Run ended: the gateway cannot honor ${refusal.field ?? 'a patch'}: ${refusal.why}.`
  const end = { kind: 'request_error', cause: 'fault', reason } as const
  run.stop(end)
  return run.end() ?? end
}
