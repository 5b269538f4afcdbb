import type { Span } from '../../../core/diagnostics/source.ts'
import type { EventMatcherNode, ValueMatcherNode } from '../../../core/rules/policy-ast.ts'
import { visitTests } from '../../../core/rules/visit-tests.ts'
import type { RuleInPack } from '../lint-context.ts'
import { declaredTypes } from './declared-types.ts'
import { schemaBelow, type SchemaBelow } from './schema-below.ts'

/** A path in the tests of a rule with what the catalogue says of it, and the operators that judge its values. */
export interface TypedPath {
  /** As written. */
  readonly text: string
  readonly span: Span
  /** Of each tool that the rule can be about. */
  readonly below: readonly SchemaBelow[]
  readonly operators: readonly OperatorTest[]
}

export type OperatorTest = Extract<ValueMatcherNode, { kind: 'operator' }>
type PathTest = Extract<ValueMatcherNode, { kind: 'path' }>

/** Every path of `match` and `unless` whose values have a declared type, also those below an element of a list. */
export function typedPaths(one: RuleInPack): readonly TypedPath[] {
  const { match, unless } = one.rule
  return [match, unless].flatMap((matcher) => (matcher === undefined ? [] : typedPathsIn(one, matcher)))
}

function typedPathsIn(one: RuleInPack, matcher: EventMatcherNode): readonly TypedPath[] {
  const typesAt = declaredTypes(one, matcher)
  if (typesAt === undefined) return []
  const found: TypedPath[] = []
  visitTests(matcher, (test) => {
    if (test.kind !== 'args') return
    for (const path of pathsOf(test.test)) collect(path, typesAt(path.path), found)
  })
  return found
}

function collect(test: PathTest, below: readonly SchemaBelow[], found: TypedPath[]): void {
  if (below.length === 0) return
  found.push({ text: test.path.text, span: test.span, below, operators: operatorsOf(test.item) })
  for (const inner of pathsOf(test.item)) {
    const further = below.map((one) => (one.kind === 'schema' ? schemaBelow(one.schema, inner.path.steps) : undefined))
    if (further.every((one) => one !== undefined)) collect(inner, further, found)
  }
}

/** The tests of the same value, or of each value of the same path. */
function sameValue(node: ValueMatcherNode): readonly ValueMatcherNode[] {
  switch (node.kind) {
    case 'all':
    case 'any':
    case 'tests':
      return node.items.flatMap(sameValue)
    case 'not':
    case 'use':
    case 'some':
    case 'every':
    case 'none':
      return sameValue(node.item)
    default:
      return [node]
  }
}

function pathsOf(node: ValueMatcherNode): readonly PathTest[] {
  return sameValue(node).filter((test) => test.kind === 'path')
}

function operatorsOf(node: ValueMatcherNode): readonly OperatorTest[] {
  return sameValue(node).filter((test) => test.kind === 'operator')
}
