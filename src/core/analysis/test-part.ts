import type { Span } from '../diagnostics/source.ts'
import { formatPath } from '../paths/format-path.ts'
import type { EventMatcherNode, ValueMatcherNode } from '../rules/policy-ast.ts'
import { placeBeside, plainPlace, type TestPlace } from '../rules/test-place.ts'
import { argumentsAt, eventFormula } from './event-formula.ts'
import { joined, type Formula } from './formula.ts'
import type { Languages } from './language.ts'
import { valueFormula } from './value-formula.ts'

/** A test as it was written, with what it says: for naming the part of a rule that is at fault. */
export interface TestPart {
  readonly node: EventMatcherNode | ValueMatcherNode
  readonly span: Span
  readonly formula: Formula
  /** A `test` is not taken apart: one operator, a `not`, a quantifier, a matcher that is used by name. */
  readonly kind: 'all' | 'any' | 'test'
  readonly parts: readonly TestPart[]
  /** The value that it judges, where it is a test of one. */
  readonly at?: string
}

export function eventPart(languages: Languages, node: EventMatcherNode, place: TestPlace): TestPart {
  switch (node.kind) {
    case 'all':
    case 'any':
      return joinedPart(languages, node, node.span, node.kind, node.items.map((item) => eventPart(languages, item, place)))
    case 'args':
      return valuePart(languages, node.test, place, argumentsAt, node.span)
    case 'prompt':
    case 'text':
      return valuePart(languages, node.test, place, node.kind, node.span)
    case 'run':
    case 'env':
      return valuePart(languages, node.test, place, `${node.kind}.${node.field}`, node.span)
    case 'always':
    case 'not':
    case 'use':
    case 'tool':
    case 'result':
    case 'outcome':
    case 'mcp':
    case 'effects':
      return { node, span: node.span, formula: eventFormula(languages, node, place), kind: 'test', parts: [] }
  }
}

/** @param above where the test stands whole, for one that has no key of its own */
function valuePart(languages: Languages, node: ValueMatcherNode, place: TestPlace, at: string, above: Span): TestPart {
  switch (node.kind) {
    case 'all':
    case 'any':
      return { ...joinedPart(languages, node, node.span, node.kind, node.items.map((item) => valuePart(languages, item, place, at, node.span))), at }
    case 'tests': {
      const beside = placeBeside(node, place)
      return { ...joinedPart(languages, node, above, 'all', node.items.map((item) => valuePart(languages, item, beside, at, node.span))), at }
    }
    case 'path':
      if (node.path.isDefinite) return valuePart(languages, node.item, plainPlace(place), at + formatPath(node.path.steps).slice(1), node.span)
      return { node, span: node.span, formula: valueFormula(languages, node, place, at), kind: 'test', parts: [] }
    case 'operator':
    case 'exists':
    case 'shell':
    case 'not':
    case 'use':
      return { node, span: node.span, formula: valueFormula(languages, node, place, at), at, kind: 'test', parts: [] }
    case 'some':
    case 'every':
    case 'none':
    case 'count':
    case 'sum':
      throw new Error(`\`${node.kind}\` stands below a path that selects one value`)
  }
}

function joinedPart(languages: Languages, node: TestPart['node'], span: Span, kind: 'all' | 'any', parts: readonly TestPart[]): TestPart {
  return { node, span, formula: joined(languages, kind, parts.map(({ formula }) => formula)), kind, parts }
}

/** A test with every test that it is made of, the outer one first. */
export function everyPart(part: TestPart): readonly TestPart[] {
  return [part, ...part.parts.flatMap(everyPart)]
}
