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
    for (const [matcher, place] of matchersOf(pack, rules)) walkMatcher(matcher, place, kindOfArgument, found)
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

/** What stays the same or grows on the way down. */
interface Way {
  readonly place: MatcherPlace
  readonly isNegated: boolean
  readonly subject?: Subject
  readonly parents: readonly TestNode[]
}

function walkMatcher(matcher: EventMatcherNode, place: MatcherPlace, kindOfArgument: KindOfArgument, found: PlacedTest[]): void {
  // A named matcher is one node wherever it is used: nested uses would multiply.
  const seen = new Set<string>()
  const ids = new Map<TestNode, number>()
  const isNew = (node: TestNode, { isNegated, subject }: Way): boolean => {
    const id = ids.get(node) ?? ids.size
    ids.set(node, id)
    const key = `${id} ${String(isNegated)} ${subject === undefined ? '' : nameOf(subject)}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  }
  const subjectBelow = (path: PathTest, way: Way): Way => {
    const { subject } = way
    if (subject?.kind === 'result') return { ...way, subject: { kind: 'result', path } }
    if (subject !== undefined && subject.kind !== 'argument') return way
    const steps = [...(subject?.steps ?? []), ...path.path.steps]
    const is = kindOfArgument(place.tools, steps)
    return { ...way, subject: { kind: 'argument', steps, path, ...(is === undefined ? {} : { is }) } }
  }
  const walkOperands = (programs: readonly ProgramTest[], way: Way): void => {
    for (const { quantifier, item } of programs.flatMap(({ operands }) => operands)) {
      walk(item, { ...way, isNegated: way.isNegated !== (quantifier === 'none'), subject: { kind: 'word' } })
    }
  }
  const walk = (node: TestNode, way: Way): void => {
    found.push({ node, ...way })
    const below: Way = { ...way, parents: [...way.parents, node] }
    const about = (subject: Subject): Way => ({ ...below, subject })
    switch (node.kind) {
      case 'all':
      case 'any':
      case 'tests':
        for (const item of node.items) walk(item, below)
        return
      case 'not':
      case 'none':
        walk(node.item, { ...below, isNegated: !way.isNegated })
        return
      case 'use':
        if (isNew(node.item, way)) walk(node.item, below)
        return
      case 'some':
      case 'every':
        walk(node.item, below)
        return
      case 'path':
        walk(node.item, subjectBelow(node, below))
        return
      case 'args':
        walk(node.test, below)
        return
      case 'result':
      case 'prompt':
      case 'text':
        walk(node.test, about({ kind: node.kind }))
        return
      case 'run':
      case 'env':
        walk(node.test, about({ kind: node.kind, field: node.field }))
        return
      case 'mcp':
        if (node.server !== undefined) walk(node.server, about({ kind: 'mcp', part: 'server' }))
        if (node.tool !== undefined) walk(node.tool, about({ kind: 'mcp', part: 'tool' }))
        return
      case 'sum':
      case 'count':
        // Whether one more that fits stops or lets run depends on the numbers, so nothing is said of what is counted.
        walk(node.test, about({ kind: 'computed' }))
        return
      case 'shell':
        walkOperands([...(node.runs ?? []), ...(node.only ?? [])], below)
        if (node.redirects !== undefined) walk(node.redirects, about({ kind: 'word' }))
        return
      case 'effects': {
        const inner: Way = { ...about({ kind: 'target', effects: node }), isNegated: way.isNegated !== (node.quantifier === 'none') }
        for (const target of [node.path, node.url, node.sql, node.to]) if (target !== undefined) walk(target, inner)
        walkOperands(node.program ?? [], inner)
        return
      }
      case 'always':
      case 'tool':
      case 'outcome':
      case 'exists':
      case 'operator':
    }
  }
  walk(matcher, { place, isNegated: false, parents: [] })
}

/** Tells subjects apart as far as a test below a named matcher could read differently. */
function nameOf(subject: Subject): string {
  if (subject.kind === 'argument') return `argument ${subject.path.path.text}`
  return subject.kind
}
