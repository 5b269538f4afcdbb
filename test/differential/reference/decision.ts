import type { Json, JsonObject } from '../../../src/core/base/json.ts'
import type { Judged } from './verdict.ts'

export interface RuleEntry {
  readonly rule: string
  readonly verdict: 'hit' | 'unknown'
  readonly action: string
  readonly mode: 'enforce' | 'shadow'
  readonly settled: boolean
}

/** The decision object of section 11, as far as the language fixes it. */
export interface DecisionLike {
  readonly decision: string
  readonly flow: string
  readonly rule?: string
  readonly reason?: string
  readonly args?: Json
  readonly result?: Json
  readonly is_error?: boolean
  readonly patch?: JsonObject
  readonly tool_name?: string
  readonly rules: readonly RuleEntry[]
}

/** How a chain was stopped: by a policy, or by not being able to decide (L-12a). */
export interface Stop {
  readonly fault: boolean
  readonly flow: 'Skip' | 'Terminate' | 'RewriteResult'
  readonly rule: string
  readonly reason: string
  readonly isError: boolean
}

export function undecidable(rule: string, judged: Extract<Judged, { verdict: 'unknown' }>, kind: string, onUnknown: 'refuse' | 'terminate'): Stop {
  const about = `rule ${rule} could not judge ${judged.path}: ${judged.why}.`
  if (onUnknown === 'refuse' && (kind === 'tool_call' || kind === 'invalid_tool_call')) {
    return { fault: true, flow: 'Skip', rule, reason: `Not executed: ${about}`, isError: true }
  }
  if (onUnknown === 'refuse' && kind === 'tool_result') {
    return { fault: true, flow: 'RewriteResult', rule, reason: `Result withheld: ${about}`, isError: true }
  }
  return { fault: true, flow: 'Terminate', rule, reason: `Run ended: ${about}`, isError: false }
}

export function terminated(rule: string, reason: string, fault: boolean): Stop {
  return { fault, flow: 'Terminate', rule, reason, isError: false }
}
