import { asText } from './as-text.ts'
import { isJsonObject, jsonEqual, textForm, type Json, type JsonObject } from '../../../src/core/base/json.ts'
import { askCheck, type CheckAnswers } from './check-answer.ts'
import { terminated, undecidable, type DecisionLike, type RuleEntry, type Stop } from './decision.ts'
import { noteLabel } from './note.ts'
import { changed, type Outcome } from './outcome.ts'
import type { PolicyText, RuleText } from './policy-text.ts'
import { isContentParts } from './presentation.ts'
import { readRedaction, redactValue } from './redact.ts'
import { judgeRule } from './rule-verdict.ts'
import type { Scene } from './scene.ts'
import { renderTemplate } from './templates.ts'
import { unknown, type Judged } from './verdict.ts'

interface Running {
  result: Json
  isError: boolean
  /** The refusal that hides the result, if there is one (S-82). */
  withheld?: Stop
  readonly entries: RuleEntry[]
}

/** The chain of one result, then the pass *redact* on what would be delivered (S-43, S-49a, L-37). */
export function decideToolResult(policy: PolicyText, scene: Scene, _line: JsonObject, answers: CheckAnswers): DecisionLike {
  const running: Running = { result: scene.result ?? null, isError: scene.outcome === 'error', entries: [] }
  const before = { result: running.result, isError: running.isError }
  const rules = policy.rules.filter((rule) => rule.events.includes('tool_result'))
  let stop: Stop | undefined
  for (const rule of rules) {
    stop = askRule(rule, scene, running, answers)
    if (stop?.flow === 'RewriteResult') {
      withhold(stop, running)
      stop = undefined
      break
    }
    if (stop !== undefined) break
  }
  stop ??= settle(rules, scene, running)
  const tool = scene.toolName === undefined ? {} : { tool_name: scene.toolName }
  if (stop !== undefined) {
    return { decision: stop.fault ? 'fault' : 'terminate', flow: 'Terminate', rule: stop.rule, reason: stop.reason, ...tool, rules: running.entries }
  }
  const shown = { result: running.result, is_error: running.isError, ...tool, rules: running.entries }
  if (running.withheld !== undefined) {
    const { fault, rule, reason } = running.withheld
    return { decision: fault ? 'fault' : 'replace', flow: 'RewriteResult', rule, reason, ...shown }
  }
  const isChanged = !jsonEqual(before.result, running.result) || before.isError !== running.isError
  return { decision: isChanged ? 'replace' : 'continue', flow: isChanged ? 'RewriteResult' : 'Continue', ...shown }
}

function withhold(stop: Stop, running: Running): void {
  running.withheld = stop
  running.result = stop.reason
  running.isError = true
}

function record(rule: RuleText, judged: Judged, settled: boolean, running: Running): void {
  if (judged.verdict === 'miss') return
  running.entries.push({ rule: rule.name, verdict: judged.verdict, action: rule.action, mode: rule.shadow ? 'shadow' : 'enforce', settled })
}

function askRule(rule: RuleText, scene: Scene, running: Running, answers: CheckAnswers): Stop | undefined {
  const now = { ...scene, result: running.result }
  const judged = judgeRule(rule, now)
  if (rule.shadow || judged.verdict === 'miss') {
    record(rule, judged, false, running)
    return undefined
  }
  if (judged.verdict === 'unknown') {
    record(rule, judged, false, running)
    if (rule.action === 'note' && noteLabel(rule)) return undefined
    return undecidable(rule.name, judged, scene.kind, rule.onUnknown)
  }
  if (rule.action === 'consult') {
    record(rule, judged, false, running)
    const answer = askCheck(rule, answers, 'tool_result')
    if (answer.kind === 'stop') return answer.stop
    if (answer.kind === 'change') {
      running.result = answer.value
      running.isError = answer.isError ?? running.isError
    }
    return undefined
  }
  if (rule.action === 'terminate') {
    record(rule, judged, false, running)
    return terminated(rule.name, renderTemplate(asText(rule.param), now, rule.name), false)
  }
  const spec = isJsonObject(rule.param) ? rule.param : {}
  const outcome = change(rule, spec, running.result)
  return take(rule, judged, outcome, scene, running, false, spec)
}

function change(rule: RuleText, spec: JsonObject, result: Json): Outcome {
  switch (rule.action) {
    case 'replace':
      return changed(spec['text'] ?? spec['json'] ?? null)
    case 'redact':
      return redactValue([readRedaction(spec)], result)
    case 'truncate':
      return changed(truncated(result, Number(spec['max_chars']), typeof spec['note'] === 'string' ? spec['note'] : ''))
    default:
      return changed(result)
  }
}

function take(rule: RuleText, judged: Judged, outcome: Outcome, scene: Scene, running: Running, settled: boolean, spec: JsonObject): Stop | undefined {
  if (outcome.kind === 'cannot') {
    const open = unknown(outcome.path, outcome.why)
    record(rule, open, settled, running)
    return open.verdict === 'unknown' ? undecidable(rule.name, open, scene.kind, rule.onUnknown) : undefined
  }
  record(rule, judged, settled, running)
  running.result = outcome.value
  if (rule.action === 'replace' && typeof spec['is_error'] === 'boolean') running.isError = spec['is_error']
  return undefined
}

/** Keeps so many code points and puts the note behind; leaves its own output alone (L-32). */
function truncated(result: Json, most: number, note: string): Json {
  const text = isContentParts(result)
    ? result.map((part) => (typeof part['text'] === 'string' ? part['text'] : '')).join('')
    : textForm(result)
  const points = Array.from(text)
  if (points.length <= most) return result
  if (points.length === most + Array.from(note).length && text.endsWith(note)) return result
  return points.slice(0, most).join('') + note
}

/** Every `redact` judges what would be delivered; if one rewrote, once more, and a find after that hides it (L-37). */
function settle(rules: readonly RuleText[], scene: Scene, running: Running): Stop | undefined {
  for (const isLast of [false, true]) {
    let didRewrite = false
    for (const rule of rules) {
      if (rule.action !== 'redact' || rule.shadow) continue
      const judged = judgeRule(rule, { ...scene, result: running.result })
      const isNew = !running.entries.some((entry) => entry.rule === rule.name)
      if (judged.verdict === 'miss') continue
      const outcome: Outcome =
        judged.verdict === 'unknown'
          ? { kind: 'cannot', path: judged.path, why: judged.why }
          : redactValue([readRedaction(rule.param)], running.result)
      const isChanged = outcome.kind === 'changed' && !jsonEqual(outcome.value, running.result)
      const open: Judged =
        outcome.kind === 'cannot' ? unknown(outcome.path, outcome.why)
        : isLast && isChanged ? unknown('result', 'is changed by each redaction again')
        : judged
      if (isNew || isChanged || open.verdict === 'unknown') record(rule, open, true, running)
      if (open.verdict === 'unknown') {
        // A find in what was redacted twice hides the result, whatever the rule says (L-37).
        const stop = undecidable(rule.name, open, scene.kind, outcome.kind === 'cannot' ? rule.onUnknown : 'refuse')
        if (stop.flow === 'Terminate') return stop
        withhold(stop, running)
        return undefined
      }
      if (outcome.kind === 'changed' && isChanged) {
        running.result = outcome.value
        didRewrite = true
      }
    }
    if (!didRewrite) return undefined
  }
  return undefined
}
