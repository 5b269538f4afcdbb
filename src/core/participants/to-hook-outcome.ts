import { isJsonObject } from '../base/json.ts'
import type { StepEventKind } from '../events/step-event.ts'
import type { Decision } from '../chain/resolution.ts'
import type { HookOutcome } from './hook-outcome.ts'

/**
 * The decision for a host that speaks outcomes; undefined at events that have none. On a `terminate`
 * the host ends the run as well, if it can (S-89).
 */
export function toHookOutcome(event: StepEventKind, decision: Decision): HookOutcome | undefined {
  if (event !== 'ToolCall' && event !== 'ToolResult') return undefined
  const audit = decision.auditReason === undefined ? {} : { reason: decision.auditReason }
  switch (decision.kind) {
    case 'continue':
      return { type: 'allow' }
    case 'terminate':
    case 'skip':
      return { type: 'deny', reason: decision.reason }
    case 'rewrite':
      if (!isJsonObject(decision.args)) return { type: 'deny', reason: 'the arguments were rewritten to no object' }
      return { type: 'modify', input: decision.args, ...audit }
    case 'replace':
      if (decision.final) return { type: 'deny', reason: decision.text }
      return { type: 'replace', output: decision.output, isError: decision.isError, ...audit }
    case 'patch':
    case 'fail':
    case 'retry':
    case 'repair':
      // `resolve` makes none of these for the two events; whoever did must not get a call through.
      return { type: 'deny', reason: `the decision \`${decision.kind}\` has no meaning at a tool call` }
  }
}
