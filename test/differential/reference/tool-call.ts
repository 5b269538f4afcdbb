import { asText } from './as-text.ts'
import { createHash } from 'node:crypto'
import { isJsonArray, isJsonObject, jsonEqual, type Json, type JsonObject } from '../../../src/core/base/json.ts'
import { askCheck, type CheckAnswers } from './check-answer.ts'
import { terminated, undecidable, type DecisionLike, type RuleEntry, type Stop } from './decision.ts'
import { noteLabel } from './note.ts'
import type { PolicyText, RuleText, UnmatchedText } from './policy-text.ts'
import { rewriteArguments } from './rewrite.ts'
import { judgeAllowList, judgeRule, placeOf } from './rule-verdict.ts'
import type { Scene } from './scene.ts'
import { renderTemplate } from './templates.ts'
import { unknown, type Judged } from './verdict.ts'

interface Running {
  args: Json
  readonly entries: RuleEntry[]
  /** The arguments that each guard was shown (S-49a). */
  readonly shown: Map<RuleText, Json>
}

/** The chain of one tool call, then settling (S-43, S-49a, L-20). */
export function decideToolCall(policy: PolicyText, scene: Scene, line: JsonObject, answers: CheckAnswers): DecisionLike {
  const original = scene.args ?? null
  const running: Running = { args: original, entries: [], shown: new Map() }
  const rules = policy.rules.filter((rule) => rule.events.includes('tool_call'))
  const stop = runChain(rules, scene, running, answers) ?? settle(policy, rules, scene, running, line, answers)
  const effective = scene.argsFault === undefined ? { args: running.args } : {}
  const tool = scene.toolName === undefined ? {} : { tool_name: scene.toolName }
  if (stop !== undefined) {
    return {
      decision: stop.fault ? 'fault' : stop.flow === 'Skip' ? 'skip' : 'terminate',
      flow: stop.flow,
      rule: stop.rule,
      reason: stop.reason,
      ...(stop.flow === 'Skip' ? { is_error: stop.isError } : {}),
      ...effective,
      ...tool,
      rules: running.entries,
    }
  }
  const isChanged = !jsonEqual(original, running.args)
  return { decision: isChanged ? 'rewrite' : 'continue', flow: isChanged ? 'RewriteArgs' : 'Continue', ...effective, ...tool, rules: running.entries }
}

function record(rule: RuleText, judged: Judged, settled: boolean, running: Running): void {
  if (judged.verdict === 'miss') return
  running.entries.push({ rule: rule.name, verdict: judged.verdict, action: rule.action, mode: rule.shadow ? 'shadow' : 'enforce', settled })
}

function runChain(rules: readonly RuleText[], scene: Scene, running: Running, answers: CheckAnswers): Stop | undefined {
  for (const rule of rules) {
    if (!rule.shadow && (rule.action === 'ask' || rule.action === 'allow')) continue
    const now: Scene = scene.args === undefined ? scene : { ...scene, args: running.args }
    const judged = judgeRule(rule, now)
    if (rule.shadow) {
      record(rule, judged, false, running)
      continue
    }
    const stop = answerOf(rule, judged, now, running, answers, false)
    if (stop !== undefined) return stop
  }
  return undefined
}

function answerOf(rule: RuleText, judged: Judged, scene: Scene, running: Running, answers: CheckAnswers, settled: boolean): Stop | undefined {
  const isGuard = rule.action === 'skip' || rule.action === 'terminate' || rule.action === 'consult'
  if (isGuard) running.shown.set(rule, running.args)
  if (judged.verdict !== 'hit') {
    record(rule, judged, settled, running)
    // In doubt a taint is set, but arguments that nobody can read are undecidable for every rule (L-60, L-91).
    if (rule.action === 'note' && noteLabel(rule) && scene.argsFault === undefined) return undefined
    return judged.verdict === 'unknown' ? undecidable(rule.name, judged, scene.kind, rule.onUnknown) : undefined
  }
  if (rule.action === 'rewrite') {
    const outcome = rewriteArguments(rule.param, running.args, placeOf(scene, rule.pack, false))
    if (outcome.kind === 'cannot') {
      const open = unknown(outcome.path, outcome.why)
      record(rule, open, settled, running)
      return open.verdict === 'unknown' ? undecidable(rule.name, open, scene.kind, rule.onUnknown) : undefined
    }
    record(rule, judged, settled, running)
    running.args = outcome.value
    return undefined
  }
  record(rule, judged, settled, running)
  switch (rule.action) {
    case 'skip':
      return { fault: false, flow: 'Skip', rule: rule.name, reason: renderTemplate(asText(rule.param), scene, rule.name), isError: false }
    case 'terminate':
      return terminated(rule.name, renderTemplate(asText(rule.param), scene, rule.name), false)
    case 'consult': {
      const answer = askCheck(rule, answers, 'tool_call')
      if (answer.kind === 'stop') return answer.stop
      if (answer.kind === 'change' && !jsonEqual(answer.value, running.args)) {
        if (settled) return terminated(rule.name, `rule ${rule.name} may not change arguments while settling`, true)
        running.args = answer.value
      }
      return undefined
    }
    default:
      return undefined
  }
}

function settle(policy: PolicyText, rules: readonly RuleText[], scene: Scene, running: Running, line: JsonObject, answers: CheckAnswers): Stop | undefined {
  const final: Scene = scene.args === undefined ? scene : { ...scene, args: running.args }
  const enforced = rules.filter((rule) => !rule.shadow)
  for (const rule of enforced) {
    const shown = running.shown.get(rule)
    if (shown === undefined || jsonEqual(shown, running.args)) continue
    const stop = answerOf(rule, judgeRule(rule, final), final, running, answers, true)
    if (stop !== undefined) return stop
  }
  for (const list of policy.unmatched) {
    if (list.action === 'ask') continue
    const stop = settleList(list, final, running, line)
    if (stop !== undefined) return stop
  }
  // Notes come before all tiers, so they say nothing about the order of packs.
  for (const packId of new Set(enforced.filter((rule) => rule.action !== 'note').map((rule) => rule.pack))) {
    for (const rule of enforced) {
      if (rule.pack !== packId || rule.action !== 'ask') continue
      const judged = judgeRule(rule, final)
      record(rule, judged, true, running)
      if (judged.verdict === 'unknown') return undecidable(rule.name, judged, final.kind, rule.onUnknown)
      const stop = judged.verdict === 'hit' ? askPerson(rule.param, rule.name, final, running, line) : undefined
      if (stop !== undefined) return stop
    }
    for (const list of policy.unmatched) {
      if (list.pack !== packId || list.action !== 'ask') continue
      const stop = settleList(list, final, running, line)
      if (stop !== undefined) return stop
    }
  }
  return undefined
}

function settleList(list: UnmatchedText, scene: Scene, running: Running, line: JsonObject): Stop | undefined {
  const verdict = judgeAllowList(list, scene)
  for (const rule of verdict.allowed) running.entries.push({ rule: rule.name, verdict: 'hit', action: 'allow', mode: 'enforce', settled: true })
  if (verdict.judged.verdict === 'miss') return undefined
  const entry = { action: verdict.rule === list.name ? list.action : 'allow', mode: 'enforce', settled: true } as const
  running.entries.push({ rule: verdict.rule, verdict: verdict.judged.verdict, ...entry })
  if (verdict.judged.verdict === 'unknown') return undecidable(verdict.rule, verdict.judged, scene.kind, verdict.onUnknown)
  switch (list.action) {
    case 'skip':
      return { fault: false, flow: 'Skip', rule: list.name, reason: renderTemplate(asText(list.param), scene, list.name), isError: false }
    case 'terminate':
      return terminated(list.name, renderTemplate(asText(list.param), scene, list.name), false)
    default:
      return askPerson(list.param, list.name, scene, running, line)
  }
}

/** Only a clear yes to these exact arguments lets the call run; no answer at all is the host's failure (L-36, L-12a). */
function askPerson(param: Json, name: string, scene: Scene, running: Running, line: JsonObject): Stop | undefined {
  const approval = line['approval']
  if (approval === undefined) return terminated(name, `rule ${name} got no answer`, true)
  const hash = createHash('sha256').update(canonical(running.args)).digest('hex')
  if (isJsonObject(approval) && approval['approved'] === true && approval['args_sha256'] === hash) return undefined
  const otherwise = isJsonObject(param) ? asText(param['otherwise']) : ''
  return { fault: false, flow: 'Skip', rule: name, reason: renderTemplate(otherwise, scene, name), isError: false }
}

/** RFC 8785: members by UTF-16 order, no blanks. */
export function canonical(value: Json): string {
  if (isJsonArray(value)) return `[${value.map(canonical).join(',')}]`
  if (!isJsonObject(value)) return JSON.stringify(value)
  return `{${Object.keys(value)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(value[key] as Json)}`)
    .join(',')}}`
}
