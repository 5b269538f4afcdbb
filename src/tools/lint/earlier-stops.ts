import type { Formula } from '../../core/analysis/formula.ts'
import type { PolicyMeaning } from '../../core/analysis/policy-meaning.ts'
import { writtenTest } from '../../core/analysis/value-formula.ts'
import type { EventName } from '../../core/events/event-name.ts'
import type { EventMatcherNode, RuleNode } from '../../core/rules/policy-ast.ts'
import { isToolNamePattern } from '../../core/text/tool-name-pattern.ts'

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

/**
 * Stops are kept by event, by a tool that they name, and by the places that all their tests read: a stop
 * that reads what the rule does not mention can miss whatever the rule hits.
 *
 * @param mostCandidates a rule is compared with no more others than these
 */
export function createStopIndex(meaning: PolicyMeaning, mostCandidates: number): StopIndex {
  const groups = new Map<string, Map<string, { readonly reads: readonly string[]; readonly stops: Stop[] }>>()
  const alike = new Map<string, Stop>()
  const written = new Map<RuleNode, string>()
  const writtenOf = (rule: RuleNode, event: EventName): string => {
    const { match, when, unless } = rule
    const text = written.get(rule) ?? writtenTest({ match, when, unless })
    written.set(rule, text)
    return `${event} ${text}`
  }
  return {
    add(stop, event) {
      const { verdict } = meaning.ofRule(stop.rule, event)
      const reads = placesOfAll(verdict)
      for (const tool of exactTools(stop.rule.match) ?? [anyTool]) {
        const key = `${event} ${tool}`
        const group = groups.get(key) ?? new Map<string, { readonly reads: readonly string[]; readonly stops: Stop[] }>()
        groups.set(key, group)
        const signature = reads.join('\n')
        const known = group.get(signature) ?? { reads, stops: [] }
        group.set(signature, known)
        known.stops.push(stop)
      }
      const key = writtenOf(stop.rule, event)
      if (!alike.has(key)) alike.set(key, stop)
    },
    candidates(rule, event) {
      const { demands } = meaning.ofRule(rule, event)
      const mentioned = new Set(placesIn(demands))
      const [tool] = exactTools(rule.match) ?? []
      const near = [anyTool, ...(tool === undefined ? [] : [tool])].flatMap((name) => [...(groups.get(`${event} ${name}`)?.values() ?? [])])
      const fitting = near.filter(({ reads }) => reads.every((place) => mentioned.has(place))).sort((one, other) => one.reads.length - other.reads.length)
      const twin = alike.get(writtenOf(rule, event))
      const found = twin === undefined ? [] : [twin]
      for (const { stops } of fitting) {
        if (found.length >= mostCandidates) break
        found.push(...stops.slice(0, mostCandidates - found.length))
      }
      return found.filter((stop) => stop.rule !== rule)
    },
  }
}

const anyTool = '*'

/** The tools that a rule is about, where it names them; undefined = any. */
function exactTools(match: EventMatcherNode | undefined): readonly string[] | undefined {
  switch (match?.kind) {
    case 'tool':
      return match.names.some(isToolNamePattern) ? undefined : match.names
    case 'use':
      return exactTools(match.item)
    case 'all':
      return match.items.map(exactTools).find((names) => names !== undefined)
    default:
      return undefined
  }
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
