import { newEffort } from '../analysis/effort.ts'
import { canonicalJson } from '../base/canonical-json.ts'
import type { JsonObject } from '../base/json.ts'
import type { HostPorts } from '../compile/host-ports.ts'
import type { EventName } from '../events/event-name.ts'
import type { PolicyAst, RuleNode } from '../rules/policy-ast.ts'
import { blankLine } from './blank-line.ts'
import { editLine } from './event-edit.ts'
import { findEdits } from './find-edits.ts'
import { createRuleBench } from './rule-bench.ts'
import { ruleChoices } from './rule-choices.ts'

/** Lines that are judged while looking for one that the rule hits. */
const searchEffort = 4_000

/**
 * Events on which a rule, or a rule that was changed a little, may say different things: for each of its
 * kinds one that it hits, where one is found, then that one with every value of every place that the rule
 * looks at, one place at a time. Lines in the form of traces, each once; what a rule makes of one of them
 * is for the caller to judge.
 */
export function* candidateEvents(policy: PolicyAst, rule: RuleNode, ports?: HostPorts): Generator<JsonObject> {
  const bench = createRuleBench(policy, rule, ports)
  const given = new Set<string>()
  const isNew = (line: JsonObject): boolean => {
    const key = canonicalJson(line)
    if (given.has(key)) return false
    given.add(key)
    return true
  }
  for (const event of rule.events) {
    const choices = ruleChoices(policy, rule, event)
    const blank = blankLine(event)
    const edits = findEdits(blank, choices, bench, newEffort(searchEffort)) ?? []
    const base = edits.reduce(editLine, blank)
    if (isNew(base)) yield base
    for (const { place, values } of choices) {
      for (const to of values) {
        const line = editLine(base, { place, to })
        if (isNew(line)) yield line
      }
    }
  }
}

/** An event that the rule hits, if the search finds one. */
export function hitEvent(policy: PolicyAst, rule: RuleNode, event: EventName, ports?: HostPorts): JsonObject | undefined {
  const blank = blankLine(event)
  const edits = findEdits(blank, ruleChoices(policy, rule, event), createRuleBench(policy, rule, ports), newEffort(searchEffort))
  return edits?.reduce(editLine, blank)
}
