import { isJsonArray, type Json, type JsonObject } from '../base/json.ts'
import type { Decision } from '../chain/resolution.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { toolNameOf } from '../events/call-parts.ts'
import { eventNames } from '../events/event-name.ts'
import type { StepEvent } from '../events/step-event.ts'
import type { RequestPatch } from '../flows/request-patch.ts'
import { toHookOutcome } from '../participants/to-hook-outcome.ts'
import { isFault as isFaultOf, reportedDiagnostics, withoutVainRewrite } from '../records/decision-word.ts'

/** What the line of an event says of itself beside the event. */
export interface DecisionPlace {
  readonly runId: string
  readonly seq?: number
  /** Digest of the policy that decided. */
  readonly policy: string
  /** The run had ended before this event: the answer is its end, which is no new fault (S-33a). */
  readonly isAfterEnd: boolean
}

/**
 * A decision as a host acts on it, in the form of section 11; it holds values of the event, unlike a
 * record (L-83). `fault` is every answer that came from not being able to decide (L-12a).
 */
export function decisionJson(event: StepEvent, decided: Decision, place: DecisionPlace): JsonObject {
  const decision = withoutVainRewrite(event, decided)
  const isFault = isFaultOf(decision, place.isAfterEnd)
  const reason = reasonOf(decision, isFault)
  const outcome = toHookOutcome(event.kind, decision)
  const toolName = decidedToolName(event, decision)
  const listed = decision.verdicts.filter(({ verdict }) => verdict !== 'miss')
  const exceptions = decision.verdicts.flatMap(({ exception }) => (exception === undefined ? [] : [exception]))
  return {
    run_id: place.runId,
    ...(place.seq === undefined ? {} : { seq: place.seq }),
    kind: eventNames[event.kind],
    ...(toolName === undefined ? {} : { tool_name: toolName }),
    decision: isFault ? 'fault' : decision.kind,
    ...(reason === undefined ? {} : { reason }),
    ...(decision.decidedBy === undefined || decision.kind === 'continue' ? {} : { rule: decision.decidedBy }),
    flow: flowJson(decision),
    ...(outcome === undefined ? {} : { outcome: outcome }),
    ...payload(event, decision),
    rules: listed.map(({ rule, verdict, action, mode, settled }) => ({ rule, verdict, action, mode, settled })),
    ...(exceptions.length === 0 ? {} : { exceptions }),
    diagnostics: reportedDiagnostics(decision).map(runDiagnosticJson),
    policy: place.policy,
  }
}

function reasonOf(decision: Decision, isFault: boolean): string | undefined {
  switch (decision.kind) {
    case 'skip':
    case 'terminate':
      return decision.reason
    case 'retry':
      return decision.feedback
    case 'replace':
      return decision.final || isFault ? decision.text : undefined
    case 'rewrite':
    case 'continue':
    case 'patch':
    case 'fail':
    case 'repair':
      return undefined
  }
}

function decidedToolName(event: StepEvent, decision: Decision): string | undefined {
  return decision.kind === 'repair' ? decision.toolName : toolNameOf(event)
}

/** What the decision changes: the effective arguments, result, patch (section 11). */
function payload(event: StepEvent, decision: Decision): JsonObject {
  switch (decision.kind) {
    case 'rewrite':
      return { args: decision.args }
    case 'replace':
      return { result: decision.output, is_error: decision.isError }
    case 'patch':
      return { patch: patchJson(decision.patch) }
    case 'skip':
      return { ...argsOf(event, decision), is_error: decision.isError }
    case 'terminate':
    case 'continue':
    case 'fail':
    case 'retry':
    case 'repair':
      return argsOf(event, decision)
  }
}

/** Effective arguments, also beside a refusal: those that the call would have run with (S-45). */
function argsOf(event: StepEvent, decision: Decision): JsonObject {
  if (event.kind !== 'ToolCall') return {}
  // Null is an argument value like any other (S-26).
  return { args: decision.salvagedArgs === undefined ? event.args : decision.salvagedArgs }
}

function flowJson(decision: Decision): JsonObject {
  const { flow } = decision
  if (flow.type === 'PatchRequest') return { type: flow.type, patch: patchJson(flow.patch) }
  if (flow.type === 'Repair') return { type: flow.type, tool_name: flow.toolName }
  return flow
}

/** A patch in the snake case of policies and decisions. */
export function patchJson(patch: RequestPatch): JsonObject {
  const { history } = patch
  const fields: Readonly<Record<string, Json | undefined>> = {
    preamble: patch.preamble,
    temperature: patch.temperature,
    max_tokens: patch.maxTokens,
    tool_choice: patch.toolChoice,
    active_tools: patch.activeTools,
    additional_params: patch.additionalParams,
    extra_context: patch.extraContext?.map(({ id, text, additionalProps }) => ({
      id,
      text,
      ...(additionalProps === undefined ? {} : { additional_props: additionalProps }),
    })),
    history: history === undefined ? undefined : historyJson(history),
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as JsonObject
}

function historyJson(history: NonNullable<RequestPatch['history']>): Json {
  if (isJsonArray(history)) return history
  const { keepLast, redact } = history
  return {
    ...(redact === undefined ? {} : { redact }),
    ...(keepLast === undefined ? {} : { keep_last: keepLast }),
  }
}

function runDiagnosticJson(diagnostic: Diagnostic): JsonObject {
  const { code, severity, message, at } = diagnostic
  if (at.kind !== 'run') return { code, severity, message }
  return {
    code,
    severity,
    message,
    ...(at.hook === undefined ? {} : { rule: at.hook }),
    ...(at.flow === undefined ? {} : { flow: at.flow }),
    ...(at.field === undefined ? {} : { field: at.field }),
  }
}
