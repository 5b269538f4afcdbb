import { asText } from './as-text.ts'
import { isJsonObject, type Json, type JsonObject } from '../../../src/core/base/json.ts'
import type { DecisionLike } from './decision.ts'
import { readScene, wrongField } from './event-line.ts'
import { decideCompletionCall, decideFirstAnswer, isRunEnd } from './other-events.ts'
import { readPolicies, type PolicyFile } from './policy-text.ts'
import { decideToolCall } from './tool-call.ts'
import { decideToolResult } from './tool-result.ts'

export interface ReferenceHost {
  /** Answers of each check, in the order in which they are given. */
  readonly checks?: { readonly [name: string]: readonly Json[] }
  /** The approver answers with the event's `approval`. */
  readonly approver?: 'from_event'
}

export interface EventError {
  readonly event_error: { readonly line: number; readonly about: string }
}

export interface Reference {
  readonly decide: (eventLine: Json) => DecisionLike | EventError
}

/**
 * A slow and obvious evaluator of the policy language, written from its documents without any of
 * the engine's evaluation: the oracle that random policies are compared against.
 */
export function createReference(policies: readonly PolicyFile[], host: ReferenceHost): Reference {
  const policy = readPolicies(policies)
  const answers = new Map(Object.entries(host.checks ?? {}).map(([name, list]) => [name, [...list]]))
  const ends = new Map<string, string>()
  const parents = new Map<string, string>()
  let lines = 0

  /** The reason why this run, or one above it, has ended (S-33a). */
  function endOf(runId: string): string | undefined {
    const seen = new Set<string>()
    let run: string | undefined = runId
    while (run !== undefined && !seen.has(run)) {
      const reason = ends.get(run)
      if (reason !== undefined) return reason
      seen.add(run)
      run = parents.get(run)
    }
    return undefined
  }

  function decideLine(line: JsonObject): DecisionLike {
    const scene = readScene(line, policy.knownTools)
    switch (scene.kind) {
      case 'tool_call':
        return decideToolCall(policy, scene, line, answers)
      case 'tool_result':
        return decideToolResult(policy, scene, line, answers)
      case 'completion_call':
        return decideCompletionCall(policy, scene, line)
      default:
        return decideFirstAnswer(policy, scene)
    }
  }

  return {
    decide(eventLine) {
      lines++
      const about = isJsonObject(eventLine) ? wrongField(eventLine) : 'kind'
      if (about !== undefined || !isJsonObject(eventLine)) return { event_error: { line: lines, about: about ?? 'kind' } }
      const runId = asText(eventLine['run_id'])
      if (typeof eventLine['parent_run_id'] === 'string') parents.set(runId, eventLine['parent_run_id'])
      const end = endOf(runId)
      if (end !== undefined) return { decision: 'terminate', flow: 'Terminate', reason: end, rules: [] }
      const decision = decideLine(eventLine)
      if (isRunEnd(decision)) ends.set(runId, decision.reason ?? 'the call names no tool')
      return decision
    },
  }
}
