import type { EventMatcherNode, PackNode, PolicyAst, ProgramTest, RuleNode } from '../../core/rules/policy-ast.ts'
import { requiredTools } from '../../core/rules/required-tools.ts'
import type { TestNode } from '../../core/rules/visit-tests.ts'
import { createKindOfArgument, type KindOfArgument } from './argument-kind.ts'
import type { MatcherPlace, PathTest, PlacedTest, Role, Subject } from './placed-test.ts'

/** Every test of a policy with its place, the outer one before those inside it. One walk serves all rules. */
export function placeTests(policy: PolicyAst): readonly PlacedTest[] {
  const found: PlacedTest[] = []
  const rules = new Map(policy.packs.flatMap((pack) => pack.rules.map((rule) => [rule.fullName, rule])))
  for (const pack of policy.packs) {
    const kindOfArgument = createKindOfArgument(pack.catalogue)
    for (const [matcher, place] of matchersOf(pack, rules)) {
      walkTest(matcher, { isNegated: false, parents: [] }, { place, kindOfArgument, found, used: new Map() })
    }
  }
  return found
}

function matchersOf(pack: PackNode, rules: ReadonlyMap<string, RuleNode>): readonly (readonly [EventMatcherNode, MatcherPlace])[] {
  const found: (readonly [EventMatcherNode, MatcherPlace])[] = []
  const add = (matcher: EventMatcherNode | undefined, place: MatcherPlace, around?: EventMatcherNode): void => {
    if (matcher === undefined) return
    const tools = requiredTools(matcher) ?? requiredTools(around)
    found.push([matcher, tools === undefined ? place : { ...place, tools }])
  }
  for (const rule of pack.rules) {
    add(rule.match, { pack, owner: rule, key: 'match', role: roleOf(rule) })
    add(rule.unless, { pack, owner: rule, key: 'unless', role: 'permit' }, rule.match)
  }
  for (const exception of pack.exceptions) {
    const [first] = exception.rules
    add(exception.match, { pack, owner: exception, key: 'match', role: 'permit' }, rules.get(first ?? '')?.match)
  }
  if (pack.unmatched !== undefined) add(pack.unmatched.match, { pack, owner: pack.unmatched, key: 'match', role: 'other' })
  return found
}

/** A shadow rule is judged as what it will be. */
function roleOf({ action }: RuleNode): Role {
  if (action.name === 'allow') return 'permit'
  return action.definition.isGuard ? 'guard' : 'other'
}

/** What holds for the whole walk through one matcher. */
interface Walk {
  readonly place: MatcherPlace
  readonly kindOfArgument: KindOfArgument
  readonly found: PlacedTest[]
  /** What named matchers hold, with how it was reached: it is one node wherever it is used, and nested uses would multiply. */
  readonly used: Map<TestNode, Set<string>>
}

/** What grows on the way down. */
interface Way {
  readonly isNegated: boolean
  readonly subject?: Subject
  readonly parents: readonly TestNode[]
}

function walkTest(node: TestNode, way: Way, walk: Walk): void {
  walk.found.push({ node, place: walk.place, ...way })
  const below: Way = { ...way, parents: [...way.parents, node] }
  switch (node.kind) {
    case 'all':
    case 'any':
    case 'tests':
      for (const item of node.items) walkTest(item, below, walk)
      return
    case 'not':
    case 'none':
      walkTest(node.item, { ...below, isNegated: !way.isNegated }, walk)
      return
    case 'use':
      if (isNewUse(node.item, way, walk)) walkTest(node.item, below, walk)
      return
    case 'some':
    case 'every':
      walkTest(node.item, below, walk)
      return
    case 'path':
      walkTest(node.item, subjectBelow(node, below, walk), walk)
      return
    case 'args':
      walkTest(node.test, below, walk)
      return
    case 'result':
    case 'prompt':
    case 'text':
      walkTest(node.test, { ...below, subject: { kind: node.kind } }, walk)
      return
    case 'run':
    case 'env':
      walkTest(node.test, { ...below, subject: { kind: node.kind, field: node.field } }, walk)
      return
    case 'mcp':
      if (node.server !== undefined) walkTest(node.server, { ...below, subject: { kind: 'mcp', part: 'server' } }, walk)
      if (node.tool !== undefined) walkTest(node.tool, { ...below, subject: { kind: 'mcp', part: 'tool' } }, walk)
      return
    case 'sum':
    case 'count':
      // Whether one more that fits stops or lets run depends on the numbers, so nothing is said of what is counted.
      walkTest(node.test, { ...below, subject: { kind: 'computed' } }, walk)
      return
    case 'shell':
      walkOperands([...(node.runs ?? []), ...(node.only ?? [])], below, walk)
      if (node.redirects !== undefined) walkTest(node.redirects, { ...below, subject: { kind: 'word' } }, walk)
      return
    case 'effects': {
      const inner: Way = { ...below, isNegated: way.isNegated !== (node.quantifier === 'none'), subject: { kind: 'target', effects: node } }
      for (const target of [node.path, node.url, node.sql, node.to]) if (target !== undefined) walkTest(target, inner, walk)
      walkOperands(node.program ?? [], inner, walk)
      return
    }
    case 'always':
    case 'tool':
    case 'outcome':
    case 'exists':
    case 'operator':
  }
}

function walkOperands(programs: readonly ProgramTest[], way: Way, walk: Walk): void {
  for (const { operands } of programs) {
    for (const { quantifier, item } of operands) {
      walkTest(item, { ...way, isNegated: way.isNegated !== (quantifier === 'none'), subject: { kind: 'word' } }, walk)
    }
  }
}

function subjectBelow(path: PathTest, way: Way, { place, kindOfArgument }: Walk): Way {
  const { subject } = way
  if (subject?.kind === 'result') return { ...way, subject: { kind: 'result', path } }
  if (subject !== undefined && subject.kind !== 'argument') return way
  const steps = subject === undefined ? path.path.steps : [...subject.steps, ...path.path.steps]
  const is = kindOfArgument(place.tools, steps)
  return { ...way, subject: { kind: 'argument', steps, path, ...(is === undefined ? {} : { is }) } }
}

function isNewUse(node: TestNode, { isNegated, subject }: Way, { used }: Walk): boolean {
  const ways = used.get(node) ?? new Set()
  used.set(node, ways)
  const key = `${String(isNegated)} ${subject === undefined ? '' : nameOf(subject)}`
  if (ways.has(key)) return false
  ways.add(key)
  return true
}

/** Tells subjects apart as far as a test below a named matcher could read differently. */
function nameOf(subject: Subject): string {
  if (subject.kind === 'argument') return `argument ${subject.path.path.text}`
  return subject.kind
}
