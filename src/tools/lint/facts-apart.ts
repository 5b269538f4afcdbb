import { isJsonArray, jsonEqual, type Json } from '../../core/base/json.ts'
import type { EventMatcherNode, ValueMatcherNode } from '../../core/rules/policy-ast.ts'

/** Tests of one fact of the run or the host that must all hold. */
interface FactTests {
  readonly oneOf?: readonly Json[]
  readonly above: number
  readonly below: number
  /** Bounds that are themselves left out. */
  readonly open: readonly number[]
}

const anything: FactTests = { above: -Infinity, below: Infinity, open: [] }

/** Do two matchers want different things of one fact of the run or the host, such as the turn, so that no event fits both? */
export function areFactsApart(left: EventMatcherNode | undefined, right: EventMatcherNode | undefined): boolean {
  const wanted = factsOf(left)
  const others = factsOf(right)
  return [...wanted].some(([name, tests]) => {
    const other = others.get(name)
    return other !== undefined && areApart(tests, other)
  })
}

function factsOf(match: EventMatcherNode | undefined, facts = new Map<string, FactTests>()): ReadonlyMap<string, FactTests> {
  switch (match?.kind) {
    case 'all':
      for (const item of match.items) factsOf(item, facts)
      break
    case 'use':
      factsOf(match.item, facts)
      break
    case 'run':
    case 'env': {
      const name = `${match.kind}.${match.field}`
      facts.set(name, testsOf(match.test, facts.get(name) ?? anything))
    }
  }
  return facts
}

function testsOf(test: ValueMatcherNode, known: FactTests): FactTests {
  switch (test.kind) {
    case 'all':
    case 'tests':
      return test.items.reduce((tests, item) => testsOf(item, tests), known)
    case 'use':
      return testsOf(test.item, known)
    case 'operator':
      return test.operand.kind === 'literal' ? withOperator(test.name, test.operand.param, known) : known
    default:
      return known
  }
}

function withOperator(name: string, param: Json, known: FactTests): FactTests {
  if (name === 'equals') return { ...known, oneOf: [param] }
  if (name === 'in' && isJsonArray(param)) return { ...known, oneOf: param }
  if (typeof param !== 'number') return known
  const open = name === 'gt' || name === 'lt' ? [...known.open, param] : known.open
  if (name === 'gt' || name === 'gte') return { ...known, open, above: Math.max(known.above, param) }
  if (name === 'lt' || name === 'lte') return { ...known, open, below: Math.min(known.below, param) }
  return known
}

function areApart(left: FactTests, right: FactTests): boolean {
  const above = Math.max(left.above, right.above)
  const below = Math.min(left.below, right.below)
  const values = left.oneOf === undefined ? right.oneOf : right.oneOf === undefined ? left.oneOf : shared(left.oneOf, right.oneOf)
  const open = [...left.open, ...right.open]
  if (values === undefined) return above > below || (above === below && open.includes(above))
  return !values.some((value) => typeof value !== 'number' || (value >= above && value <= below && !open.includes(value)))
}

function shared(left: readonly Json[], right: readonly Json[]): readonly Json[] {
  return left.filter((value) => right.some((other) => jsonEqual(value, other)))
}
