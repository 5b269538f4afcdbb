import type { Formula } from '../../core/analysis/formula.ts'
import type { PolicyMeaning } from '../../core/analysis/policy-meaning.ts'
import { writtenTest } from '../../core/analysis/value-formula.ts'
import type { EventName } from '../../core/events/event-name.ts'
import type { RuleNode } from '../../core/rules/policy-ast.ts'
import { isToolNamePattern } from '../../core/text/tool-name-pattern.ts'
import { mayShareTool, toolsHitAtMost, type ToolSet } from './tool-sets.ts'

/** A rule that stops what it hits, with its place in the order in which rules are asked. */
export interface Stop {
  readonly rule: RuleNode
  readonly position: number
}

/** Finds the rules that could stop all that another one hits, without looking at every pair. */
export interface StopIndex {
  readonly add: (stop: Stop, event: EventName) => void
  /** Likely ones first; never more than a few. */
  readonly candidates: (rule: RuleNode, event: EventName) => readonly Stop[]
}

/** Of the stops on one tool, or on tools by pattern, no more than these are looked at for one rule. */
const mostNear = 256

/**
 * Stops are kept by event and by a tool that they name. Of those on a tool of the rule the ones count
 * that read nothing but what the rule mentions: any other can miss whatever the rule hits.
 *
 * @param mostCandidates a rule is compared with no more others than these
 */
export function createStopIndex(meaning: PolicyMeaning, mostCandidates: number): StopIndex {
  const byTool = new Map<string, Stop[]>()
  const toolsOf = remembered((rule: RuleNode) => toolsHitAtMost(rule.match))
  const written = remembered(({ match, when, unless }: RuleNode) => writtenTest({ match, when, unless }))
  const readsOf = (stop: Stop, event: EventName): readonly string[] => placesOfAll(meaning.ofRule(stop.rule, event).verdict)
  return {
    add(stop, event) {
      for (const tool of namedTools(toolsOf(stop.rule))) {
        const key = `${event} ${tool}`
        const stops = byTool.get(key) ?? []
        byTool.set(key, stops)
        stops.push(stop)
      }
    },
    candidates(rule, event) {
      const own = toolsOf(rule)
      const keys = new Set([anyTool, ...namedTools(own).slice(0, 1)])
      const near = [...keys]
        .flatMap((tool) => byTool.get(`${event} ${tool}`)?.slice(0, mostNear) ?? [])
        .filter((stop) => stop.rule !== rule && mayShareTool(toolsOf(stop.rule), own))
      if (near.length === 0) return []
      const mentioned = new Set(placesIn(meaning.ofRule(rule, event).demands))
      const fitting = near
        .map((stop) => ({ stop, reads: readsOf(stop, event), isTwin: written(stop.rule) === written(rule) }))
        .filter(({ reads, isTwin }) => isTwin || reads.every((place) => mentioned.has(place)))
        .sort((one, other) => Number(other.isTwin) - Number(one.isTwin) || one.reads.length - other.reads.length)
      return [...new Set(fitting.map(({ stop }) => stop))].slice(0, mostCandidates)
    },
  }
}

function remembered<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>()
  return (key) => {
    const before = known.get(key)
    if (before !== undefined) return before
    const value = make(key)
    known.set(key, value)
    return value
  }
}

const anyTool = '*'

/** The tools under which a rule is kept: those that it names, or one key for all others. */
function namedTools(tools: ToolSet): readonly string[] {
  return tools === 'every' || tools.some(isToolNamePattern) ? [anyTool] : tools
}

/** Places that each event which the formula hits must suit, the tool aside. */
function placesOfAll(formula: Formula): readonly string[] {
  const items = formula.kind === 'all' ? formula.items : [formula]
  const places = items.flatMap((item) => {
    if (item.kind === 'free') return [item.key]
    return item.kind === 'value' || item.kind === 'nodes' || item.kind === 'override' ? [item.at] : []
  })
  return [...new Set(places)].filter((place) => place !== 'tool').sort()
}

function placesIn(formula: Formula): readonly string[] {
  switch (formula.kind) {
    case 'constant':
      return []
    case 'free':
      return [formula.key]
    case 'value':
    case 'nodes':
      return [formula.at]
    case 'override':
      return [formula.at, ...placesIn(formula.item)]
    case 'not':
      return placesIn(formula.item)
    case 'all':
    case 'any':
      return formula.items.flatMap(placesIn)
  }
}
