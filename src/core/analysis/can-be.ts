import { assertNever } from '../base/assert-never.ts'
import { not, type Verdict } from '../base/verdict.ts'
import { spendEffort, type Effort } from './effort.ts'
import { possibleAt } from './event-formula.ts'
import type { Formula, NodesFormula } from './formula.ts'
import type { Languages } from './language.ts'
import { everyValue, intersect, isEmptySet, isPlainlyEmpty, otherValues, unite, valueSet, type ValueSet } from './value-set.ts'
import { swapped, valuesWith, type VerdictSets, type Wanted } from './verdict-sets.ts'

/** A formula and the verdicts of which it is to have one. */
export interface Goal {
  readonly formula: Formula
  readonly wanted: Wanted
}

/**
 * Is there an event on which all goals are met? False is a proof that there is none. True only says
 * that none was found: something may not be modelled, or the effort may have been too small.
 *
 * The cases of a disjunction are tried one after the other; within a case each place keeps the set of
 * values that all goals so far leave to it.
 */
export function canBe(languages: Languages, goals: readonly Goal[], effort: Effort): boolean {
  return search({ languages, effort }, goals, { values: new Map(), nodes: new Map(), verdicts: new Map() })
}

interface Search {
  readonly languages: Languages
  readonly effort: Effort
}

/** What the goals so far leave open. */
interface Case {
  readonly values: Map<string, ValueSet>
  readonly nodes: Map<string, Nodes>
  readonly verdicts: Map<string, Wanted>
}

/** What the nodes of a path can be: none of them, or some, all in `each` and one at least in each of `some`. */
interface Nodes {
  readonly absent: boolean
  readonly undecided: boolean
  readonly empty: boolean
  readonly many: { readonly each: ValueSet; readonly some: readonly ValueSet[] } | undefined
}

function search(to: Search, goals: readonly Goal[], given: Case): boolean {
  // What is not worked out may be so: a proof is a search that came to its end.
  if (!spendEffort(to.effort)) return true
  const left = [...goals]
  const waiting: Goal[] = []
  let fewest: readonly (readonly Goal[])[] | undefined
  let chosen: Goal | undefined
  for (let goal = left.pop(); goal !== undefined; goal = left.pop()) {
    const ways = waysTo(to, goal, given)
    const [only] = ways
    if (only === undefined) return false
    if (ways.length === 1) {
      left.push(...only)
      continue
    }
    waiting.push(goal)
    if (fewest !== undefined && fewest.length <= ways.length) continue
    fewest = ways
    chosen = goal
  }
  if (fewest === undefined) return isPossible(to, given)
  const others = waiting.filter((goal) => goal !== chosen)
  return fewest.some((way) => search(to, [...others, ...way], copyOf(given)))
}

function copyOf({ values, nodes, verdicts }: Case): Case {
  return { values: new Map(values), nodes: new Map(nodes), verdicts: new Map(verdicts) }
}

type Ways = readonly (readonly Goal[])[]
const met: Ways = [[]]
const never: Ways = []

/**
 * The ways in which a goal can be met, each a list of goals. What a goal says of one place or one
 * verdict is put into the case at once.
 */
function waysTo(to: Search, { formula, wanted }: Goal, given: Case): Ways {
  if (wanted.length === 3) return met
  switch (formula.kind) {
    case 'constant':
      return wanted.includes(formula.verdict) ? met : never
    case 'free':
      return leaveVerdicts(formula.key, formula.verdicts.filter((verdict) => wanted.includes(verdict)), given)
    case 'value':
      if (formula.key !== undefined && leaveVerdicts(formula.key, wanted, given) === never) return never
      return leaveValues(to, formula.at, valuesWith(to.languages, formula.sets, wanted), given)
    case 'nodes':
      return waysOfNodes(to, formula, wanted, given)
    case 'override':
      return waysOfOverride(to, formula, wanted, given)
    case 'not':
      return [[{ formula: formula.item, wanted: wanted.map(not) }]]
    case 'all':
      return waysOfAll(formula.items, wanted, (verdict) => verdict)
    case 'any':
      return waysOfAll(formula.items, wanted, not)
    default:
      return assertNever(formula)
  }
}

function leaveVerdicts(key: string, wanted: Wanted, given: Case): Ways {
  const left = (given.verdicts.get(key) ?? wanted).filter((verdict) => wanted.includes(verdict))
  given.verdicts.set(key, left)
  return left.length > 0 ? met : never
}

function leaveValues({ languages }: Search, at: string, set: ValueSet, given: Case): Ways {
  const left = intersect(languages, given.values.get(at) ?? possibleAt(languages, at), set)
  given.values.set(at, left)
  return isPlainlyEmpty(languages, left) ? never : met
}

/** `all` in Kleene logic; `any` is the same with every verdict `turned`. */
function waysOfAll(items: readonly Formula[], wanted: Wanted, turned: (verdict: Verdict) => Verdict): Ways {
  const goal = (formula: Formula, ...verdicts: readonly Verdict[]): Goal => ({ formula, wanted: verdicts.map(turned) })
  const [hit, miss, unknown] = (['hit', 'miss', 'unknown'] as const).map((verdict) => wanted.includes(turned(verdict)))
  const noMiss = items.map((item) => goal(item, 'hit', 'unknown'))
  const ways: (readonly Goal[])[] = []
  if (hit && unknown) ways.push(noMiss)
  else if (hit) ways.push(items.map((item) => goal(item, 'hit')))
  if (miss && unknown) ways.push(...items.map((item) => [goal(item, 'miss', 'unknown')]))
  else if (miss) ways.push(...items.map((item) => [goal(item, 'miss')]))
  else if (unknown && !hit) ways.push(...items.map((item) => [goal(item, 'unknown'), ...noMiss]))
  return ways
}

function waysOfOverride(to: Search, { at, on, verdict, item }: Extract<Formula, { kind: 'override' }>, wanted: Wanted, given: Case): Ways {
  const inner: Goal = { formula: item, wanted }
  if (on === 'absent nodes') {
    const known = given.nodes.get(at) ?? anyNodes(to.languages)
    const isElsewhere = known.undecided || known.empty || known.many !== undefined
    return [...(known.absent && wanted.includes(verdict) ? [[areAbsent(at, true)]] : []), ...(isElsewhere ? [[areAbsent(at, false), inner]] : [])]
  }
  const known = given.values.get(at) ?? possibleAt(to.languages, at)
  const isOpen = (set: ValueSet): boolean => !isPlainlyEmpty(to.languages, intersect(to.languages, known, set))
  const others = otherValues(to.languages, on)
  return [
    ...(wanted.includes(verdict) && isOpen(on) ? [[isIn(to.languages, at, on)]] : []),
    ...(isOpen(others) ? [[isIn(to.languages, at, others), inner]] : []),
  ]
}

function isIn(languages: Languages, at: string, set: ValueSet): Goal {
  const sets: VerdictSets = { hit: set, miss: otherValues(languages, set), unknown: valueSet(languages, {}), exact: true }
  return { formula: { kind: 'value', at, sets }, wanted: ['hit'] }
}

/** That the nodes are absent, or that they are not. */
function areAbsent(at: string, want: boolean): Goal {
  const formula: NodesFormula = { kind: 'nodes', at, absent: 'hit', undecided: 'miss', empty: ['miss'], many: { kind: 'free', verdicts: ['miss'] } }
  return { formula, wanted: [want ? 'hit' : 'miss'] }
}

function anyNodes(languages: Languages): Nodes {
  return { absent: true, undecided: true, empty: true, many: { each: everyValue(languages), some: [] } }
}

function waysOfNodes(to: Search, formula: NodesFormula, wanted: Wanted, given: Case): Ways {
  const { at, many, key } = formula
  if (key !== undefined && leaveVerdicts(key, wanted, given) === never) return never
  // Neither one way nor the other of `some` is one condition on the nodes: both are tried.
  if (many.kind !== 'free' && wanted.length === 2 && !wanted.includes('unknown')) {
    return wanted.map((verdict) => [{ formula, wanted: [verdict] }])
  }
  const known = given.nodes.get(at) ?? anyNodes(to.languages)
  const left: Nodes = {
    absent: known.absent && wanted.includes(formula.absent),
    undecided: known.undecided && wanted.includes(formula.undecided),
    empty: known.empty && formula.empty.some((verdict) => wanted.includes(verdict)),
    many: known.many && leaveMany(to.languages, many, wanted, known.many),
  }
  given.nodes.set(at, left)
  return left.absent || left.undecided || left.empty || left.many ? met : never
}

type Many = NonNullable<Nodes['many']>

function leaveMany(languages: Languages, test: NodesFormula['many'], wanted: Wanted, known: Many): Many | undefined {
  switch (test.kind) {
    case 'free':
      return test.verdicts.some((verdict) => wanted.includes(verdict)) ? known : undefined
    case 'some':
      return leaveSome(languages, test.item, wanted, known)
    case 'none':
      return leaveSome(languages, test.item, wanted.map(not), known)
    case 'every':
      return leaveSome(languages, swapped(test.item), wanted.map(not), known)
  }
}

/** OR over one node and more (L-15). */
function leaveSome(languages: Languages, item: VerdictSets, wanted: Wanted, known: Many): Many {
  const each = (set: ValueSet): ValueSet => intersect(languages, known.each, set)
  if (wanted.includes('hit')) return { each: known.each, some: [...known.some, valuesWith(languages, item, wanted)] }
  const noHit = each(unite(languages, item.miss, item.unknown))
  if (!wanted.includes('miss')) return { each: noHit, some: [...known.some, item.unknown] }
  return { each: wanted.includes('unknown') ? noHit : each(item.miss), some: known.some }
}

function isPossible(to: Search, { values, nodes }: Case): boolean {
  const isEmpty = (set: ValueSet): boolean => isEmptySet(to.languages, set, to.effort) === true
  for (const set of values.values()) if (isEmpty(set)) return false
  for (const { absent, undecided, empty, many } of nodes.values()) {
    if (absent || undecided || empty || many === undefined) continue
    if (isEmpty(many.each) || many.some.some((set) => isEmpty(intersect(to.languages, many.each, set)))) return false
  }
  return true
}
