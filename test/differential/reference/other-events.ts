import { asText } from './as-text.ts'
import { isJsonObject, type JsonObject } from '../../../src/core/base/json.ts'
import { undecidable, terminated, type DecisionLike, type RuleEntry, type Stop } from './decision.ts'
import { noteLabel } from './note.ts'
import { mergePatches } from './patch.ts'
import type { PolicyText, RuleText } from './policy-text.ts'
import { repairedName } from './repair.ts'
import { judgeRule } from './rule-verdict.ts'
import type { Scene } from './scene.ts'
import { renderTemplate } from './templates.ts'
import { unknown, type Judged } from './verdict.ts'

function record(rule: RuleText, judged: Judged, entries: RuleEntry[]): void {
  if (judged.verdict === 'miss') return
  entries.push({ rule: rule.name, verdict: judged.verdict, action: rule.action, mode: rule.shadow ? 'shadow' : 'enforce', settled: false })
}

function ended(stop: Stop, entries: readonly RuleEntry[], tool: { readonly tool_name?: string }): DecisionLike {
  return {
    decision: stop.fault ? 'fault' : stop.flow === 'Skip' ? 'skip' : 'terminate',
    flow: stop.flow,
    rule: stop.rule,
    reason: stop.reason,
    ...(stop.flow === 'Skip' ? { is_error: stop.isError } : {}),
    ...tool,
    rules: entries,
  }
}

/** A request to the model: every hit adds to the patch; an end discards it (S-41). */
export function decideCompletionCall(policy: PolicyText, scene: Scene, line: JsonObject): DecisionLike {
  const entries: RuleEntry[] = []
  const hits: RuleText[] = []
  for (const rule of policy.rules) {
    if (!rule.events.includes(scene.kind)) continue
    const verdict = judgeRule(rule, scene)
    const judged = verdict.verdict === 'hit' && !rule.shadow && lacksTools(rule, scene) ? unknown('available_tools', 'is not known') : verdict
    record(rule, judged, entries)
    if (rule.shadow || judged.verdict === 'miss') continue
    if (judged.verdict === 'unknown' && rule.action === 'note' && noteLabel(rule)) continue
    if (judged.verdict === 'unknown') return ended(undecidable(rule.name, judged, scene.kind, rule.onUnknown), entries, {})
    if (rule.action === 'terminate') return ended(terminated(rule.name, renderTemplate(asText(rule.param), scene, rule.name), false), entries, {})
    if (rule.action === 'patch') hits.push(rule)
  }
  const patch = mergePatches(hits, scene, line)
  if (Object.keys(patch).length === 0) return { decision: 'continue', flow: 'Continue', rules: entries }
  return { decision: 'patch', flow: 'PatchRequest', patch, rules: entries }
}

/** What is to be offered is told by the tools of this turn, and those are not known (L-34). */
function lacksTools(rule: RuleText, scene: Scene): boolean {
  return scene.availableTools === undefined && isJsonObject(rule.param) && isJsonObject(rule.param['active_tools'])
}

/** The six kinds at which the first answer decides (S-44). */
export function decideFirstAnswer(policy: PolicyText, scene: Scene): DecisionLike {
  const entries: RuleEntry[] = []
  const tool = scene.toolName === undefined ? {} : { tool_name: scene.toolName }
  for (const rule of policy.rules) {
    if (!rule.events.includes(scene.kind)) continue
    const judged = judgeRule(rule, scene)
    const repaired = rule.action === 'repair' && judged.verdict === 'hit' ? repairedName(rule.param, scene) : undefined
    if (rule.action === 'repair' && judged.verdict === 'hit' && repaired === undefined) continue
    record(rule, judged, entries)
    if (rule.shadow || judged.verdict === 'miss') continue
    if (judged.verdict === 'unknown' && rule.action === 'note' && noteLabel(rule)) continue
    if (judged.verdict === 'unknown') return ended(undecidable(rule.name, judged, scene.kind, rule.onUnknown), entries, tool)
    const text = (): string => renderTemplate(asText(rule.param), scene, rule.name)
    switch (rule.action) {
      case 'terminate':
        return ended(terminated(rule.name, text(), false), entries, tool)
      case 'skip':
        return ended({ fault: false, flow: 'Skip', rule: rule.name, reason: text(), isError: false }, entries, tool)
      case 'retry':
        return { decision: 'retry', flow: 'Retry', rule: rule.name, reason: text(), ...tool, rules: entries }
      case 'fail':
        return { decision: 'fail', flow: 'Fail', rule: rule.name, ...tool, rules: entries }
      case 'repair':
        return { decision: 'repair', flow: 'Repair', rule: rule.name, tool_name: repaired ?? '', rules: entries }
      default:
        break
    }
  }
  if (scene.kind === 'invalid_tool_call') return { decision: 'fail', flow: 'Fail', ...tool, rules: entries }
  return { decision: 'continue', flow: 'Continue', ...tool, rules: entries }
}

export function isRunEnd(decision: DecisionLike): boolean {
  return decision.flow === 'Terminate' || decision.decision === 'fail'
}
