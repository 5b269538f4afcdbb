import { asText } from './as-text.ts'
import { isJsonObject, textForm, type Json } from '../../../src/core/base/json.ts'
import { terminated, type Stop } from './decision.ts'
import type { RuleText } from './policy-text.ts'

export type CheckAnswers = Map<string, Json[]>

export type CheckResult =
  | { readonly kind: 'pass' }
  | { readonly kind: 'change'; readonly value: Json; readonly isError?: boolean }
  | { readonly kind: 'stop'; readonly stop: Stop }

/** The next answer of a check, read as a participant's (S-80 to S-83); one that is no answer is a failed check. */
export function askCheck(rule: RuleText, answers: CheckAnswers, kind: 'tool_call' | 'tool_result'): CheckResult {
  const spec = isJsonObject(rule.param) ? rule.param : {}
  const answer = answers.get(asText(spec['check']))?.shift()
  const flow = kind === 'tool_call' ? 'Skip' : 'RewriteResult'
  const map = isJsonObject(answer) ? answer : {}
  if (map['type'] === 'allow') return { kind: 'pass' }
  if (map['type'] === 'deny') {
    const because = typeof map['reason'] === 'string' ? `: ${map['reason']}` : ''
    return { kind: 'stop', stop: { fault: false, flow, rule: rule.name, reason: `denied by rule '${rule.name}'${because}`, isError: true } }
  }
  if (map['type'] === 'modify' && kind === 'tool_call' && isJsonObject(map['input'])) return { kind: 'change', value: map['input'] }
  if (map['type'] === 'replace' && kind === 'tool_result' && map['output'] !== undefined) {
    return { kind: 'change', value: map['output'], ...(typeof map['isError'] === 'boolean' ? { isError: map['isError'] } : {}) }
  }
  const why = `check ${textForm(spec['check'] ?? '')} of rule ${rule.name} failed`
  if (spec['on_failure'] === 'terminate') return { kind: 'stop', stop: terminated(rule.name, why, true) }
  return { kind: 'stop', stop: { fault: true, flow, rule: rule.name, reason: `denied by rule '${rule.name}': ${why}`, isError: true } }
}
