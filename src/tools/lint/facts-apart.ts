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

const known = new WeakMap<EventMatcherNode, ReadonlyMap<string, FactTests>>()

/** A rule is held against many others, so what it wants is worked out once. */
function factsOf(match: EventMatcherNode | undefined): ReadonlyMap<string, FactTests> {
  const facts = (match && known.get(match)) ?? collectFacts(match, new Map())
  if (match !== undefined) known.set(match, facts)
  return facts
}

function collectFacts(match: EventMatcherNode | undefined, facts: Map<string, FactTests>): ReadonlyMap<string, FactTests> {
  switch (match?.kind) {
    case 'all':
      for (const item of match.items) collectFacts(item, facts)
      break
    case 'use':
      collectFacts(match.item, facts)
      break
    case 'run':
    case 'env': {
      const name = `${match.kind}.${match.field}`
      facts.set(name, testsOf(match.test, facts.get(name) ?? anything))
      break
    }
    default:
  }
  return facts
}

function testsOf(test: ValueMatcherNode, tests: FactTests): FactTests {
  switch (test.kind) {
    case 'all':
    case 'tests':
      return test.items.reduce((sofar, item) => testsOf(item, sofar), tests)
    case 'use':
      return testsOf(test.item, tests)
    case 'operator':
      return test.operand.kind === 'literal' ? withOperator(test.name, test.operand.param, tests) : tests
    default:
      return tests
  }
}

function withOperator(name: string, param: Json, tests: FactTests): FactTests {
  if (name === 'equals') return { ...tests, oneOf: [param] }
  if (name === 'in' && isJsonArray(param)) return { ...tests, oneOf: param }
  if (typeof param !== 'number') return tests
  const open = name === 'gt' || name === 'lt' ? [...tests.open, param] : tests.open
  if (name === 'gt' || name === 'gte') return { ...tests, open, above: Math.max(tests.above, param) }
  if (name === 'lt' || name === 'lte') return { ...tests, open, below: Math.min(tests.below, param) }
  return tests
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
