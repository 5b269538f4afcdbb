import { isJsonObject, type JsonObject } from '../../core/base/json.ts'
import type { Span } from '../../core/diagnostics/source.ts'
import type { PackNode, PolicyAst, RuleNode, TestCaseNode } from '../../core/rules/policy-ast.ts'
import type { SyntaxNode } from '../../core/syntax/syntax-tree.ts'
import { expandCase } from './expand-case.ts'

/** A case ready to run, with the place that it stands in, or would. */
export interface RunnableCase {
  /** `<rule id>/<n>`, or `tests/<n>` for the pack's own list, with `[k]` for the k-th expansion. */
  readonly name: string
  readonly pack: PackNode
  readonly rule?: RuleNode
  /** Of the case in its file. */
  readonly span: Span
  /** A text says what is wrong with the case. */
  readonly test: JsonObject | string
}

/** A case that was written. */
export interface PreparedCase extends RunnableCase {
  /** Before `test_defaults` and expansion. */
  readonly node: SyntaxNode
}

/** Every inline case of a policy, expanded (L-80). */
export function preparedCases(policy: PolicyAst): readonly PreparedCase[] {
  return policy.packs.flatMap((pack) => placedCases(pack).flatMap(expanded))
}

interface PlacedCase {
  readonly pack: PackNode
  readonly owner: string
  readonly rule?: RuleNode
  readonly test: TestCaseNode
}

function placedCases(pack: PackNode): readonly PlacedCase[] {
  return [
    ...pack.rules.flatMap((rule) => rule.tests.map((test) => ({ pack, owner: rule.id, rule, test }))),
    ...pack.exceptions.flatMap((exception) => exception.tests.map((test) => ({ pack, owner: exception.id, test }))),
    ...pack.tests.map((test) => ({ pack, owner: 'tests', test })),
  ]
}

function expanded({ pack, owner, rule, test }: PlacedCase): readonly PreparedCase[] {
  const name = `${owner}/${String(test.number)}`
  const place = { pack, span: test.node.span, node: test.node, ...(rule === undefined ? {} : { rule }) }
  if (!isJsonObject(test.value)) return [{ ...place, name, test: 'the case is not a map' }]
  const cases = expandCase(test.value)
  if (typeof cases === 'string') return [{ ...place, name, test: cases }]
  return cases.map(({ suffix, value }) => ({ ...place, name: `${name}${suffix}`, test: value }))
}
