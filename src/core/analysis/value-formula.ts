import type { Verdict } from '../base/verdict.ts'
import { formatPath } from '../paths/format-path.ts'
import type { ValueMatcherNode } from '../rules/policy-ast.ts'
import { everyTestJudgesNull, mentionsExists, negatedPlace, onAbsent, onAbsentBelowNot, placeBeside, plainPlace, type TestPlace } from '../rules/test-place.ts'
import { joined, negated, override, type Formula, type NodesFormula } from './formula.ts'
import type { Languages } from './language.ts'
import { holdsSomeCount } from './number-set.ts'
import { isInIntervals } from './interval-list.ts'
import { operatorSets, unboundSets } from './operator-sets.ts'
import { atoms, everyValue, otherValues, unite, valueSet } from './value-set.ts'
import { overridden, type VerdictSets, type Wanted } from './verdict-sets.ts'

const anyVerdict: Wanted = ['hit', 'miss', 'unknown']

/**
 * What a test of one value says (L-14 to L-16). `at` names the value; a path below it names the value
 * that it leads to, so that `$.o: { $.k: M }` and `$.o.k: M` judge one and the same.
 */
export function valueFormula(languages: Languages, node: ValueMatcherNode, place: TestPlace, at: string): Formula {
  switch (node.kind) {
    case 'all':
    case 'any':
      return joined(languages, node.kind, node.items.map((item) => valueFormula(languages, item, place, at)))
    case 'tests': {
      const beside = placeBeside(node, place)
      return joined(languages, 'all', node.items.map((item) => valueFormula(languages, item, beside, at)))
    }
    case 'use':
      return valueFormula(languages, node.item, place, at)
    case 'not':
      return notFormula(languages, node.item, place, at)
    case 'exists':
      return { kind: 'value', at, sets: existsSets(languages, node.want) }
    case 'path': {
      const below = at + formatPath(node.path.steps).slice(1)
      const inside = plainPlace(place)
      return node.path.isDefinite ? valueFormula(languages, node.item, inside, below) : nodesFormula(languages, node.item, inside, below)
    }
    case 'operator':
      return operatorFormula(languages, node, place, at)
    case 'shell':
      return { kind: 'value', at, sets: shellSets(languages, onAbsent(place)), key: keyOf(node, place, at) }
    case 'some':
    case 'every':
    case 'none':
    case 'count':
    case 'sum':
      throw new Error(`\`${node.kind}\` stands below a path that selects one value`)
  }
}

/** Over what is not there `not` misses, unless the test below asks about existence (L-14). */
function notFormula(languages: Languages, item: ValueMatcherNode, place: TestPlace, at: string): Formula {
  const asksExists = place.asksExists || mentionsExists(item)
  const inner = negated(valueFormula(languages, item, { ...negatedPlace(place), asksExists }, at))
  if (mentionsExists(item)) return inner
  const lacking = valueSet(languages, { atoms: atoms.absent | (everyTestJudgesNull(item) ? 0 : atoms.null) })
  return override(languages, at, lacking, onAbsentBelowNot(place, asksExists), inner)
}

function existsSets(languages: Languages, want: boolean): VerdictSets {
  const absent = valueSet(languages, { atoms: atoms.absent })
  const unknown = valueSet(languages, { atoms: atoms.undecided })
  const there = otherValues(languages, unite(languages, absent, unknown))
  return want ? { hit: there, miss: absent, unknown, exact: true } : { hit: absent, miss: there, unknown, exact: true }
}

/** A command line, a text or a list of words (L-41), of which anything may be said. */
function shellSets(languages: Languages, whenAbsent: Verdict): VerdictSets {
  const judged = valueSet(languages, { texts: languages.all, atoms: atoms.loneText | atoms.array })
  const sets: VerdictSets = { hit: judged, miss: judged, unknown: everyValue(languages), exact: false }
  return overridden(languages, sets, valueSet(languages, { atoms: atoms.absent | atoms.null }), whenAbsent)
}

type OperatorNode = Extract<ValueMatcherNode, { kind: 'operator' }>

/** Absent and null first (L-14), then the operator's own verdict (L-40). */
function operatorFormula(languages: Languages, node: OperatorNode, place: TestPlace, at: string): Formula {
  const { definition, operand, modifiers } = node
  const own = operand.kind === 'literal' ? operatorSets(languages, definition, operand.param, modifiers) : unboundSets(languages)
  const nullIsValue = definition.judgesNull === true && !place.required
  const whenAbsent = onAbsent(definition.isNegation === true ? { ...place, negated: true } : place)
  const unknown = unite(languages, own.unknown, otherValues(languages, own.judged))
  const lacking = valueSet(languages, { atoms: atoms.absent | (nullIsValue ? 0 : atoms.null) })
  const sets = overridden(languages, { hit: own.hit, miss: own.miss, unknown, exact: own.exact }, lacking, whenAbsent)
  return own.exact ? { kind: 'value', at, sets } : { kind: 'value', at, sets, key: keyOf(node, place, at) }
}

/** What stands below a path that can select several nodes: quantifiers, and AND, OR, NOT of them (L-15). */
function nodesFormula(languages: Languages, node: ValueMatcherNode, place: TestPlace, at: string): Formula {
  switch (node.kind) {
    case 'all':
    case 'any':
      return joined(languages, node.kind, node.items.map((item) => nodesFormula(languages, item, place, at)))
    case 'tests': {
      const beside = placeBeside(node, place)
      return joined(languages, 'all', node.items.map((item) => nodesFormula(languages, item, beside, at)))
    }
    case 'use':
      return nodesFormula(languages, node.item, place, at)
    case 'not': {
      const item = negated(nodesFormula(languages, node.item, negatedPlace(place), at))
      return { kind: 'override', at, on: 'absent nodes', verdict: onAbsentBelowNot(place, false), item }
    }
    case 'some':
    case 'every':
    case 'none':
    case 'count':
    case 'sum':
      return quantifierFormula(languages, node, place, at)
    case 'exists':
    case 'path':
    case 'operator':
    case 'shell':
      throw new Error(`\`${node.kind}\` stands below a path that can select several values`)
  }
}

type Quantifier = Extract<ValueMatcherNode, { kind: 'some' | 'every' | 'none' | 'count' | 'sum' }>

function quantifierFormula(languages: Languages, node: Quantifier, place: TestPlace, at: string): NodesFormula {
  const absent = onAbsent({ ...place, negated: place.negated || node.kind === 'none' })
  const base = { kind: 'nodes', at, absent, undecided: 'unknown' } as const
  const key = keyOf(node, place, at)
  const emptyOr = (own: Wanted): Wanted => (place.empty === undefined ? own : [place.empty])
  if (node.kind === 'count' || node.kind === 'sum') {
    const verdicts = node.kind === 'count' ? countVerdicts(languages, node, place) : { empty: anyVerdict, many: anyVerdict }
    return { ...base, empty: emptyOr(verdicts.empty), many: { kind: 'free', verdicts: verdicts.many }, key }
  }
  const empty = emptyOr([node.kind === 'none' ? 'hit' : 'miss'])
  const below = `${at}[]`
  const item = valueFormula(languages, node.item, node.kind === 'none' ? negatedPlace(place) : plainPlace(place), below)
  if (item.kind !== 'value' || item.at !== below) return { ...base, empty, many: { kind: 'free', verdicts: anyVerdict }, key }
  const exact: NodesFormula = { ...base, empty, many: { kind: node.kind, item: item.sets } }
  return item.key === undefined ? exact : { ...exact, key }
}

/** How many there are is a whole number from 0 on. */
function countVerdicts(languages: Languages, node: Extract<Quantifier, { kind: 'count' }>, place: TestPlace): { readonly empty: Wanted; readonly many: Wanted } {
  const test = valueFormula(languages, node.test, plainPlace(place), 'count')
  if (test.kind !== 'value' || test.key !== undefined) return { empty: anyVerdict, many: anyVerdict }
  const { hit, miss } = test.sets
  const many: readonly Verdict[] = [...(holdsSomeCount(hit.numbers) ? (['hit'] as const) : []), ...(holdsSomeCount(miss.numbers) ? (['miss'] as const) : []), 'unknown']
  return { empty: [isInIntervals(hit.numbers, 0) ? 'hit' : 'miss'], many }
}

/** Equal keys, equal verdicts: the test with all that its verdict depends on, save the event. */
function keyOf(node: ValueMatcherNode, place: TestPlace, at: string): string {
  return `${at} ${writtenTest(node)} ${JSON.stringify(place)}`
}

/** A test as data, without where it stands in its file. */
export function writtenTest(node: object): string {
  return JSON.stringify(node, (key, value: unknown) => (key === 'span' || key === 'operandSpan' || key === 'definition' ? undefined : value))
}
