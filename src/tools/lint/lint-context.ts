import { createMeaning, type PolicyMeaning } from '../../core/analysis/policy-meaning.ts'
import type { ExceptionNode, PackNode, PolicyAst, RuleNode } from '../../core/rules/policy-ast.ts'
import { writtenNodes } from '../../core/rules/written-nodes.ts'
import type { MapNode } from '../../core/syntax/syntax-tree.ts'
import { placeTests } from './place-tests.ts'
import type { PlacedTest } from './placed-test.ts'

/** A rule with what was written for it. */
export interface RuleInPack {
  readonly pack: PackNode
  readonly rule: RuleNode
  readonly node: MapNode
}

export interface ExceptionInPack {
  readonly pack: PackNode
  readonly exception: ExceptionNode
  readonly node: MapNode
}

/** What rules ask of a policy more than once, worked out once. */
export interface LintContext {
  /** In the order in which rules are asked. */
  readonly rules: readonly RuleInPack[]
  readonly exceptions: readonly ExceptionInPack[]
  /** What the rules mean, for proofs about them; made when it is first asked for. */
  readonly meaning: () => PolicyMeaning
  /** Every test of every matcher; walked when a rule first asks. */
  readonly tests: readonly PlacedTest[]
  /** Those of arguments, by the path as written. */
  readonly testsByPath: ReadonlyMap<string, readonly PlacedTest[]>
  /** Milliseconds since 1970 by the host's clock; absent = nothing is held against it. */
  readonly now?: number
}

export function createLintContext(policy: PolicyAst, now?: number): LintContext {
  const rules: RuleInPack[] = []
  const exceptions: ExceptionInPack[] = []
  for (const pack of policy.packs) {
    const ruleNodes = writtenNodes(pack, 'rules')
    for (const rule of pack.rules) rules.push({ pack, rule, node: nodeOf(ruleNodes, rule.id) })
    const exceptionNodes = writtenNodes(pack, 'exceptions')
    for (const exception of pack.exceptions) exceptions.push({ pack, exception, node: nodeOf(exceptionNodes, exception.id) })
  }
  let meaning: PolicyMeaning | undefined
  let tests: readonly PlacedTest[] | undefined
  let testsByPath: ReadonlyMap<string, readonly PlacedTest[]> | undefined
  return {
    rules,
    exceptions,
    meaning: () => (meaning ??= createMeaning(policy)),
    get tests() {
      return (tests ??= placeTests(policy))
    },
    get testsByPath() {
      return (testsByPath ??= groupByPath(this.tests))
    },
    ...(now === undefined ? {} : { now }),
  }
}

function nodeOf(nodes: ReadonlyMap<string, MapNode>, id: string): MapNode {
  const node = nodes.get(id)
  // Every rule of a policy was read from one of its trees.
  if (node === undefined) throw new Error(`nothing was written for \`${id}\``)
  return node
}

function groupByPath(tests: readonly PlacedTest[]): ReadonlyMap<string, readonly PlacedTest[]> {
  const found = new Map<string, PlacedTest[]>()
  for (const test of tests) {
    if (test.subject?.kind !== 'argument') continue
    const { text } = test.subject.path.path
    const known = found.get(text)
    if (known === undefined) found.set(text, [test])
    else known.push(test)
  }
  return found
}
