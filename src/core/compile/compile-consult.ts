import type { ConsultParam } from '../actions/consult.ts'
import { labelOf } from '../chain/label.ts'
import type { Hook } from '../chain/hook.ts'
import { proceed } from '../flows/flow.ts'
import { flowOfOutcome } from '../participants/bridge-outcome.ts'
import { hookRequestOf } from '../participants/hook-request.ts'
import type { ActionNode } from '../rules/policy-ast.ts'
import type { JudgeRule } from './rule-verdict.ts'
import type { HostPorts } from './host-ports.ts'
import { answersOf, ruleHookBase, type OnHit, type RuleFacts } from './rule-verdict-hook.ts'

/** Milliseconds that a check has where its rule sets no limit (S-94). */
const defaultTimeout = 5_000

/**
 * A named participant judges what the rule hits; its answers are read by S-80 to S-95. A check that
 * fails refuses the call, or ends the run where the rule says so (L-12a).
 */
export function compileConsult(action: ActionNode, facts: RuleFacts, judge: JudgeRule, ports: HostPorts): Hook {
  const base = ruleHookBase(facts)
  // The definition of `consult` has read it; nodes keep parameters as plain JSON.
  const param = action.param as unknown as ConsultParam
  const { onEvent, settle } = answersOf(facts, judge, onHitOfConsult(param.check, facts.name, ports))
  if (facts.mode === 'shadow') return { ...base, onEvent }
  const settling = facts.events.includes('tool_call') ? { settles: 'guard' as const, settle } : {}
  const limit = ports.timer === undefined ? {} : { timeoutMs: param.timeout_ms ?? defaultTimeout }
  const onFailure = param.on_failure === 'terminate' ? 'terminate' : 'deny'
  return { ...base, onFailure, ...limit, onEvent, ...settling }
}

function onHitOfConsult(check: string, rule: string, ports: HostPorts): OnHit {
  const interceptor = ports.checks.get(check)
  const label = labelOf({ binding: 'rule', name: rule })
  return (context, event) => {
    if (event.kind !== 'ToolCall' && event.kind !== 'ToolResult') return proceed()
    if (interceptor === undefined) throw new Error(`the host has no check \`${check}\``)
    const { kind } = event
    const request = hookRequestOf(context, event)
    const answer: unknown = kind === 'ToolCall' ? interceptor.intercept(request) : interceptor.review?.(request)
    if (answer instanceof Promise) return answer.then((outcome: unknown) => flowOfOutcome(label, kind, outcome))
    return flowOfOutcome(label, kind, answer)
  }
}
