import type { Json } from '../base/json.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { ContextDocument, Message, ToolChoice } from '../events/messages.ts'
import type { HistoryOperations, RequestPatch } from '../flows/request-patch.ts'
import { mergeParams } from './merge-request-patch.ts'
import { runDiagnostic } from './run-diagnostic.ts'

/** What the agent would send without any patch. It never changes: a patch is for one call (S-56). */
export interface RequestBaseline {
  readonly preamble?: string
  readonly temperature?: number
  readonly maxTokens?: number
  readonly toolChoice?: ToolChoice
  readonly additionalParams?: Json
  readonly history?: readonly Message[]
  /** Names of the executable tools available this turn. */
  readonly tools: readonly string[]
  /** Static, then dynamic ones. */
  readonly documents: readonly ContextDocument[]
  /** A tool made up to carry structured output: not subject to `activeTools`, counts as advertised (S-58). */
  readonly outputTool?: string
}

/** What is sent for this one call. The transcript stays what it was (S-57). */
export interface EffectiveRequest extends RequestBaseline {
  /** For the host to apply, where it holds the messages and the engine does not (L-34). */
  readonly historyOperations?: HistoryOperations
}

export type AppliedPatch =
  | { readonly ok: true; readonly request: EffectiveRequest }
  | { readonly ok: false; readonly reason: string; readonly diagnostic: Diagnostic }

/** Puts the merged patch onto the baseline, then checks the request before anything is sent (S-50 to S-58). */
export function applyRequestPatch(baseline: RequestBaseline, patch: RequestPatch | undefined): AppliedPatch {
  const request = patch === undefined ? baseline : patched(baseline, patch)
  const problem = requestProblem(baseline, request, patch)
  if (problem === undefined) return { ok: true, request }
  const diagnostic = runDiagnostic('request_error', 'error', problem, { event: 'CompletionCall' })
  return { ok: false, reason: `Run ended: ${problem}.`, diagnostic }
}

function patched(baseline: RequestBaseline, patch: RequestPatch): EffectiveRequest {
  const { preamble, temperature, maxTokens, toolChoice, activeTools, additionalParams, extraContext, history } = patch
  return {
    ...baseline,
    ...(preamble === undefined ? {} : { preamble }),
    ...(temperature === undefined ? {} : { temperature }),
    ...(maxTokens === undefined ? {} : { maxTokens }),
    ...(toolChoice === undefined ? {} : { toolChoice }),
    ...(additionalParams === undefined
      ? {}
      : {
          additionalParams:
            baseline.additionalParams === undefined
              ? additionalParams
              : mergeParams(baseline.additionalParams, additionalParams),
        }),
    ...(extraContext === undefined ? {} : { documents: [...baseline.documents, ...extraContext] }),
    // The advertised set keeps its own order; the patch only narrows it (S-55).
    ...(activeTools === undefined ? {} : { tools: baseline.tools.filter((name) => activeTools.includes(name)) }),
    ...(history === undefined ? {} : isMessages(history) ? { history } : { historyOperations: history }),
  }
}

function isMessages(history: readonly Message[] | HistoryOperations): history is readonly Message[] {
  return Array.isArray(history)
}

/** What makes the request unfit to be sent, or undefined (S-58). */
function requestProblem(
  baseline: RequestBaseline,
  request: RequestBaseline,
  patch: RequestPatch | undefined,
): string | undefined {
  const unknown = patch?.activeTools?.find((name) => !baseline.tools.includes(name))
  if (unknown !== undefined) return `the patch activates tool \`${unknown}\`, which is not available this turn`
  const advertised = request.outputTool === undefined ? request.tools : [...request.tools, request.outputTool]
  const choice = request.toolChoice
  if (choice === 'required' && advertised.length === 0) {
    return `the tool choice is \`required\` and no tool is advertised${becauseOf(baseline.tools.length > 0)}`
  }
  if (choice === undefined || typeof choice === 'string') return undefined
  if (choice.names.length === 0) return 'the tool choice names no tool'
  const missing = choice.names.find((name) => !advertised.includes(name))
  if (missing === undefined) return undefined
  return `the tool choice names \`${missing}\`, which is not advertised${becauseOf(baseline.tools.includes(missing))}`
}

function becauseOf(narrowed: boolean): string {
  return narrowed ? ', because `activeTools` leaves it out' : ''
}

/** The names that the model may call: advertised and admitted by the tool choice (S-70, L-34). */
export function allowedTools(request: RequestBaseline): readonly string[] {
  const choice = request.toolChoice
  if (choice === 'none') return []
  if (choice === undefined || typeof choice === 'string') return request.tools
  return request.tools.filter((name) => choice.names.includes(name))
}
