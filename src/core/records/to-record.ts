import type { Json } from '../base/json.ts'
import type { HookVerdict } from '../chain/hook.ts'
import type { Decision } from '../chain/resolution.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { argsOf } from '../events/call-parts.ts'
import { eventNames } from '../events/event-name.ts'
import type { StepEvent } from '../events/step-event.ts'
import { requestPatchFields } from '../flows/request-patch.ts'
import type { ArgPath } from '../paths/arg-path.ts'
import { boundedText } from './bounded-text.ts'
import type { DecisionRecord, DiagnosticFact, RuleFact } from './decision-record.ts'
import { isFault, reportedDiagnostics, withoutVainRewrite } from './decision-word.ts'
import { describeArgs, describeResult } from './describe-args.ts'
import { describeOutcome } from './describe-outcome.ts'
import { keepValues } from './keep-values.ts'
import { createKeyedHash, type KeyedHash } from './keyed-hash.ts'
import { recordLimits } from './record-limits.ts'

/** What a record needs to know of one rule. */
export interface RecordedRule {
  /** The text that it answers with, as a template with its names (`templateSkeleton`). */
  readonly template?: string
  /** Argument paths whose values may be kept: `record: { args }`. */
  readonly recordArgs: readonly ArgPath[]
}

/** What stands in the policy, which a record may repeat. */
export interface PolicyFacts {
  /** Digest of the policy that decided. */
  readonly policy: string
  readonly rule: (fullName: string) => RecordedRule | undefined
  /** Names of members that the policy itself writes; all others are data and only hashed. */
  readonly isKnownName: (name: string) => boolean
}

/** What the host states of the event. */
export interface RecordFacts extends PolicyFacts {
  readonly runId: string
  readonly parentRunId?: string
  readonly seq?: number
  readonly at?: number
  readonly turn: number
  /** The run had ended before this event (S-33a). */
  readonly isAfterEnd: boolean
}

export interface RecordOptions {
  /** The host's own, at least 16 random bytes; who has it can test guesses of a value. */
  readonly key: Uint8Array
}

/**
 * What is kept of a decision (L-83): no argument, result or failure text, but paths, types, lengths and
 * keyed hashes. Values only where an enforced rule that hit opts them in, and then those that ran.
 *
 * @throws RangeError if the key is too short.
 */
export function toRecord(
  event: StepEvent,
  decided: Decision,
  facts: RecordFacts,
  options: RecordOptions,
): DecisionRecord {
  const hash = createKeyedHash(options.key)
  const decision = withoutVainRewrite(event, decided)
  const verdicts = decision.verdicts.filter(({ verdict }) => verdict !== 'miss')
  const exceptions = [...new Set(decision.verdicts.flatMap(({ exception }) => exception ?? []))]
  const diagnostics = reportedDiagnostics(decision)
  const cut = Object.entries({ rules: verdicts, exceptions, diagnostics })
    .filter(([, list]) => list.length > recordLimits.entries)
    .map(([name]) => name)
  return {
    format: 1,
    run_id: boundedText(facts.runId),
    ...(facts.parentRunId === undefined ? {} : { parent_run_id: boundedText(facts.parentRunId) }),
    ...(facts.seq === undefined ? {} : { seq: facts.seq }),
    ...(facts.at === undefined ? {} : { at: facts.at }),
    turn: facts.turn,
    kind: eventNames[event.kind],
    ...namesOf(event),
    decision: isFault(decision, facts.isAfterEnd) ? 'fault' : decision.kind,
    ...decidedBy(decision, facts),
    ...(decision.kind === 'repair' ? { repaired_to: boundedText(decision.toolName) } : {}),
    ...(decision.kind === 'patch'
      ? { patched: requestPatchFields.filter((field) => decision.patch[field] !== undefined) }
      : {}),
    ...argsParts(event, decision, facts, hash),
    ...resultParts(event, decision, hash),
    rules: verdicts.slice(0, recordLimits.entries).map(ruleFact),
    ...(exceptions.length === 0 ? {} : { exceptions: exceptions.slice(0, recordLimits.entries).map(boundedText) }),
    diagnostics: diagnostics.slice(0, recordLimits.entries).map(diagnosticFact),
    ...(cut.length === 0 ? {} : { cut }),
    policy: facts.policy,
  }
}

function namesOf(event: StepEvent): Pick<DecisionRecord, 'tool_name' | 'call_id'> {
  switch (event.kind) {
    case 'ToolCall':
    case 'ToolResult':
      return { tool_name: boundedText(event.toolName), call_id: boundedText(event.internalCallId) }
    case 'InvalidToolCall': {
      const { toolName, internalCallId } = event.call
      return {
        tool_name: boundedText(toolName),
        ...(internalCallId === undefined ? {} : { call_id: boundedText(internalCallId) }),
      }
    }
    case 'ToolCallDelta':
      return {
        ...(event.toolName === undefined ? {} : { tool_name: boundedText(event.toolName) }),
        call_id: boundedText(event.internalCallId),
      }
    case 'CompletionCall':
    case 'CompletionResponse':
    case 'ModelTurnFinished':
    case 'TextDelta':
    case 'StreamResponseFinish':
      return {}
  }
}

/** A reason is kept only as the template of the rule that gave it: what was inserted, and what others said, are values. */
function decidedBy(decision: Decision, facts: RecordFacts): Pick<DecisionRecord, 'rule' | 'reason'> {
  const rule = decision.kind === 'continue' ? undefined : decision.decidedBy
  if (rule === undefined) return {}
  const isWorded = decision.kind === 'skip' || decision.kind === 'terminate' || decision.kind === 'retry'
  const template = isWorded && decision.cause === 'policy' ? facts.rule(rule)?.template : undefined
  return { rule: boundedText(rule), ...(template === undefined ? {} : { reason: boundedText(template) }) }
}

function argsParts(
  event: StepEvent,
  decision: Decision,
  facts: RecordFacts,
  hash: KeyedHash,
): Pick<DecisionRecord, 'args' | 'kept_args'> {
  const args = effectiveArgs(event, decision)
  if (args === undefined) return {}
  const paths = decision.verdicts
    .filter(({ verdict, mode }) => verdict === 'hit' && mode === 'enforce')
    .flatMap(({ rule }) => facts.rule(rule)?.recordArgs ?? [])
  const kept = keepValues(args, paths)
  return {
    args: describeArgs(args, facts.isKnownName, hash),
    ...(kept.length === 0 ? {} : { kept_args: kept }),
  }
}

/** What runs, or what a stopped call would have run with: the model's own never come back (S-66, S-45). */
function effectiveArgs(event: StepEvent, decision: Decision): Json | undefined {
  if (event.kind !== 'ToolCall') return argsOf(event)
  if (decision.kind === 'rewrite') return decision.args
  // Null is an argument value like any other (S-26).
  return decision.salvagedArgs === undefined ? event.args : decision.salvagedArgs
}

/** Only what the chain left standing is described; a result that is not delivered leaves nothing (S-67, S-67a). */
function resultParts(
  event: StepEvent,
  decision: Decision,
  hash: KeyedHash,
): Pick<DecisionRecord, 'result' | 'outcome'> {
  if (event.kind !== 'ToolResult') return {}
  const outcome = describeOutcome(event, decision.kind !== 'continue' || hasRedaction(decision.verdicts), hash)
  if (decision.kind === 'terminate') return { outcome }
  const { output, isError } = decision.kind === 'replace' ? decision : event
  return { result: describeResult(output, isError, hash), outcome }
}

/** A redaction that found nothing in the presentation may still have something to find in the message. */
function hasRedaction(verdicts: readonly HookVerdict[]): boolean {
  return verdicts.some(({ action, verdict, mode }) => action === 'redact' && verdict !== 'miss' && mode === 'enforce')
}

function ruleFact({ rule, verdict, action, mode, settled }: HookVerdict): RuleFact {
  return { rule: boundedText(rule), verdict, action, mode, settled }
}

/** Without the message: the words of a failure may be those of a tool or a participant. */
function diagnosticFact({ code, severity, at }: Diagnostic): DiagnosticFact {
  if (at.kind !== 'run') return { code, severity }
  return {
    code,
    severity,
    ...(at.hook === undefined ? {} : { rule: boundedText(at.hook) }),
    ...(at.flow === undefined ? {} : { flow: at.flow }),
    ...(at.field === undefined ? {} : { field: at.field }),
  }
}
