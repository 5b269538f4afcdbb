import { PendingLookup } from '../base/pending-lookup.ts'
import type { JsonObject } from '../base/json.ts'
import type { Verdict } from '../base/verdict.ts'
import { compilePolicy } from '../compile/compile-policy.ts'
import { noPorts, type HostPorts } from '../compile/host-ports.ts'
import { toldCondition, toldTree, type ToldNode, type ToldTest } from '../compile/told-tree.ts'
import { conditionParts } from '../conditions/condition-parts.ts'
import { eventNames } from '../events/event-name.ts'
import { createScratchpad } from '../events/scratchpad.ts'
import { readEvent } from '../records/read-event.ts'
import type { PolicyAst, RuleNode } from '../rules/policy-ast.ts'
import { runContextOf } from '../runs/run-context.ts'

/** What one rule alone makes of a line, in a run that has just begun. */
export interface BenchJudgement {
  readonly verdict: Verdict
  /** How near it is to a hit: 1 is one. */
  readonly nearness: number
}

export interface RuleBench {
  /** Undefined: the line is no event of a kind that the rule looks at, or the host would have to be waited for. */
  readonly judge: (line: JsonObject) => BenchJudgement | undefined
}

/** Judges lines by one rule of a policy, without its chain. */
export function createRuleBench(policy: PolicyAst, rule: RuleNode, ports: HostPorts = noPorts): RuleBench {
  let told: ToldTest[] = []
  const compiled = compilePolicy(policy, ports, {
    judging(node) {
      if (node === rule) told = []
    },
    tested(node, part, test, subject, verdict) {
      if (node === rule) told.push({ part, test, subject, verdict })
    },
  })
  const judgeRule = compiled.rules.get(rule.fullName)?.judge
  return {
    judge(line) {
      const reading = readEvent(line)
      if (!reading.ok || judgeRule === undefined || !rule.events.includes(eventNames[reading.value.event.kind])) return undefined
      const { event, runId, turn, at, agent, user, parentRunId, isStreaming, env } = reading.value
      if (event.kind === 'ToolCall' && event.argsFault !== undefined) return undefined
      const context = runContextOf({ runId, isStreaming, env, ...(agent === undefined ? {} : { agentName: agent }), ...(user === undefined ? {} : { user }), ...(parentRunId === undefined ? {} : { parentRunId }) }, createScratchpad())
      context.turn = turn
      if (at !== undefined) context.at = at
      told = []
      try {
        const { verdict } = judgeRule(event, context)
        return { verdict, nearness: verdict === 'hit' ? 1 : nearnessOf(rule, told) * 0.99 }
      } catch (thrown) {
        if (thrown instanceof PendingLookup) return undefined
        throw thrown
      }
    },
  }
}

/** The share of its tests that stand as a hit needs them. */
function nearnessOf({ match, when, unless }: RuleNode, told: readonly ToldTest[]): number {
  const exceptions = [...new Set(told.flatMap(({ part }) => (typeof part === 'object' ? [part] : [])))]
  const demands = [match && toldTree(told, 'match', match), when && toldCondition(told, conditionParts(when.expression).length)]
  const permits = [unless && toldTree(told, 'unless', unless), ...exceptions.map((exception) => toldTree(told, exception, exception.match))]
  const parts = [...demands.flatMap((tree) => (tree === undefined ? [] : [towards(tree, true)])), ...permits.flatMap((tree) => (tree === undefined ? [] : [towards(tree, false)]))]
  return parts.length === 0 ? 0 : mean(parts)
}

/** From 0 to 1: how near a test is to a hit, or to a miss. */
function towards({ test, verdict, tests }: ToldNode, wantsHit: boolean): number {
  if (tests.length === 0) return verdict === 'unknown' ? 0.3 : (verdict === 'hit') === wantsHit ? 1 : 0
  const inside = (wants: boolean): readonly number[] => tests.map((inner) => towards(inner, wants))
  switch (test.kind) {
    case 'not':
    case 'none':
      return mean(inside(!wantsHit))
    case 'any':
    case 'some':
      return wantsHit ? Math.max(...inside(true)) : mean(inside(false))
    case 'condition': {
      const [name] = Object.keys(test.expression ?? {})
      if (name === '!') return mean(inside(!wantsHit))
      return (name === 'or') === wantsHit ? Math.max(...inside(wantsHit)) : mean(inside(wantsHit))
    }
    default:
      return wantsHit ? mean(inside(true)) : Math.max(...inside(false))
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
