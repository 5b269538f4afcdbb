import type { Goal } from '../../../../core/analysis/can-be.ts'
import { newEffort, type Effort } from '../../../../core/analysis/effort.ts'
import type { PolicyMeaning } from '../../../../core/analysis/policy-meaning.ts'
import type { EventName } from '../../../../core/events/event-name.ts'
import type { RuleNode } from '../../../../core/rules/policy-ast.ts'
import { defineLintRule } from '../../define-lint-rule.ts'
import { createStopIndex, type Stop, type StopIndex } from '../../earlier-stops.ts'
import type { RuleInPack } from '../../lint-context.ts'
import { ruleContent } from '../../rule-content.ts'

export const preemptedRule = defineLintRule({
  name: 'preempted-rule',
  code: 'SLC403',
  category: 'correctness',
  severity: 'warning',
  preset: 'recommended',
  summary: 'another rule has stopped all that this rule would hit',
  why: 'The first stop in order wins, so the rule never decides: its text, its end of the run and its severity are never seen.',
  fix: 'Put the narrower rule first, make the wider one narrower, or take out the one that is not meant.',
  examples: {
    bad: [
      `- id: no-shell
  event: tool_call
  match: { tool: [bash, sh] }
  skip: Not run. Do not retry.
- id: no-raw-shell
  event: tool_call
  match: { tool: bash, args: { $.mode: raw } }
  terminate: The run ended.
`,
      `- id: small
  event: tool_call
  match: { tool: pay, args: { $.level: { gt: 100 } } }
  skip: Not paid. Do not retry.
- id: large
  event: tool_call
  match: { tool: pay, args: { $.level: { gt: 1000 } } }
  ask: { question: Pay?, timeout_ms: 60000, otherwise: Not paid. Do not retry. }
`,
    ],
    good: [
      `- id: no-raw-shell
  event: tool_call
  match: { tool: bash, args: { $.mode: raw } }
  terminate: The run ended.
- id: no-shell
  event: tool_call
  match: { tool: [bash, sh] }
  skip: Not run. Do not retry.
`,
      `- id: no-shell
  event: tool_call
  match: { tool: bash }
  unless: { args: { $.mode: safe } }
  skip: Not run. Do not retry.
- id: no-raw-shell
  event: tool_call
  match: { tool: bash, args: { $.user: { ends_with: root } } }
  terminate: The run ended.
`,
    ],
  },
  since: '0.2.0',
  *check(_policy, context) {
    const meaning = context.meaning()
    const order = orderOf(meaning, context.rules.map(({ rule }) => rule))
    const each = Math.max(leastEffort, Math.floor(policyEffort / Math.max(1, context.rules.length)))
    for (const [position, one] of context.rules.entries()) {
      const { rule } = one
      // A shadow rule changes nothing, and notes are taken before all other rules (L-18, L-60).
      if (rule.mode === 'shadow' || rule.action.name === 'note') continue
      const effort = newEffort(each)
      const stops = rule.events.map((event) => order.stopBefore(rule, position, event, effort))
      const found = stops.filter((stop) => stop !== undefined)
      if (found.length < stops.length) continue
      // Of the same rule twice another lint rule tells (SLC616).
      if (found.some((stop) => isSameRule(context.rules[stop.position], one))) continue
      const names = [...new Set(found.map((stop) => `\`${stop.rule.id}\``))].join(' and ')
      yield {
        span: rule.span,
        message: `rule \`${rule.id}\` never decides: ${names} stops all that it hits`,
        hint: 'put the narrower rule first, or take one of them out',
        related: found.map((stop) => ({ span: stop.rule.span, message: `\`${stop.rule.id}\` ${isLate(rule) ? 'is asked before it, wherever it stands' : 'stands before it'}` })),
      }
    }
  },
})

function isSameRule(stop: RuleInPack | undefined, rule: RuleInPack): boolean {
  return stop !== undefined && ruleContent(stop) === ruleContent(rule)
}

/** Steps of all questions about one policy, shared out among its rules. */
const policyEffort = 60_000
const leastEffort = 100
/** Of small policies all pairs that could matter are compared, of large ones a few for each rule. */
const mostPairs = 4_000
const leastCandidates = 4

/** What closes a chain, by event; what only changes a value, or may pass, does not (S-41 to S-44). */
function isStop({ action, mode }: RuleNode, event: EventName): boolean {
  if (mode === 'shadow') return false
  if (event === 'invalid_tool_call') return ['skip', 'terminate', 'fail', 'retry'].includes(action.name)
  return action.name === 'terminate' || (event === 'tool_call' && action.name === 'skip')
}

/** Those behind it are shown another value than those before it. */
function changesValue({ action, mode }: RuleNode): boolean {
  return mode !== 'shadow' && ['rewrite', 'redact', 'replace', 'truncate', 'consult'].includes(action.name)
}

/** Approvers and allow lists are asked about the final call, when every guard has let it pass (L-20, L-21). */
function isLate({ action }: RuleNode): boolean {
  return action.name === 'ask' || action.name === 'allow'
}

interface Order {
  /** A rule that stops, before it is asked, all that the rule hits on events of one kind. */
  readonly stopBefore: (rule: RuleNode, position: number, event: EventName, effort: Effort) => Stop | undefined
}

function orderOf(meaning: PolicyMeaning, rules: readonly RuleNode[]): Order {
  const index: StopIndex = createStopIndex(meaning, Math.max(leastCandidates, Math.floor(mostPairs / Math.max(1, rules.length))))
  const changesBefore: Record<string, number[]> = {}
  rules.forEach((rule, position) => {
    for (const event of rule.events) {
      if (isStop(rule, event)) index.add({ rule, position }, event)
      const changes = (changesBefore[event] ??= [])
      if (changesValue(rule)) changes.push(position)
    }
  })
  const isShownTheSame = (stop: Stop, position: number, event: EventName): boolean =>
    stop.position < position && !(changesBefore[event] ?? []).some((change) => change > stop.position && change < position)
  return {
    stopBefore(rule, position, event, effort) {
      const stops = index.candidates(rule, event).filter((stop) => isLate(rule) || isShownTheSame(stop, position, event))
      if (stops.length === 0) return undefined
      const hits = { formula: meaning.ofRule(rule, event).verdict, wanted: ['hit'] } as const
      for (const stop of stops) {
        // What a rule on calls cannot judge it refuses (L-12).
        const passes: Goal = { formula: meaning.ofRule(stop.rule, event).verdict, wanted: event === 'tool_call' ? ['miss'] : ['miss', 'unknown'] }
        if (!meaning.isImpossible([hits, passes], effort)) continue
        // What can never hit is stopped by anything; that is another finding.
        return meaning.isImpossible([hits], effort) ? undefined : stop
      }
      return undefined
    },
  }
}
