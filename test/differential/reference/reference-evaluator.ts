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
  const parents = new Map<string, Set<string>>()
  const identities = new Map<string, JsonObject>()
  const fragments = new Map<string, string>()
  let lines = 0

  /** This run and all that it names above itself, at any distance. */
  function withAbove(runId: string): ReadonlySet<string> {
    const found = new Set([runId])
    for (const run of found) for (const parent of parents.get(run) ?? []) found.add(parent)
    return found
  }

  /** The reason why this run, or one above it, has ended (S-33a). */
  function endOf(runId: string): string | undefined {
    return [...withAbove(runId)].map((run) => ends.get(run)).find((reason) => reason !== undefined)
  }

  /** Who acts is a fact of the run: a line that does not say it leaves it as it was (S-110). */
  function withIdentity(line: JsonObject, runId: string): JsonObject {
    const stated = Object.fromEntries(['agent', 'user', 'parent_run_id'].flatMap((name) => (typeof line[name] === 'string' ? [[name, line[name]]] : [])))
    const identity = { ...identities.get(runId), ...stated }
    identities.set(runId, identity)
    return { ...line, ...identity }
  }

  /** The fragments of a tool call so far stand together, as those of a text do (L-17). */
  function withTextSoFar(line: JsonObject): JsonObject {
    if (line['kind'] !== 'tool_call_delta') return line
    const call = JSON.stringify([line['run_id'], line['internal_call_id'] ?? '', line['tool_call_id'] ?? ''])
    const aggregated = (fragments.get(call) ?? '') + asText(line['delta'])
    fragments.set(call, aggregated)
    return { ...line, aggregated }
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
      const above = eventLine['parent_run_id']
      const isCircle = typeof above === 'string' && withAbove(above).has(runId)
      if (typeof above === 'string' && !isCircle) parents.set(runId, new Set([...(parents.get(runId) ?? []), above]))
      const end = endOf(runId)
      if (end !== undefined) return { decision: 'terminate', flow: 'Terminate', reason: end, rules: [] }
      const decision: DecisionLike = isCircle
        ? { decision: 'fault', flow: 'Terminate', reason: 'a run is above itself', rules: [] }
        : decideLine(withTextSoFar(withIdentity(eventLine, runId)))
      if (isRunEnd(decision)) ends.set(runId, decision.reason ?? 'the call names no tool')
      return decision
    },
  }
}
