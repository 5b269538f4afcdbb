import type { PackNode } from '../../../../core/rules/policy-ast.ts'
import type { MapNode, SyntaxNode } from '../../../../core/syntax/syntax-tree.ts'
import { defineLintRule, type LintFinding } from '../../define-lint-rule.ts'
import type { ExceptionInPack, RuleInPack } from '../../lint-context.ts'
import { createStructureNumbers } from '../../structure-numbers.ts'
import { writtenMatchers, type WrittenMatcher } from '../../written-matchers.ts'

/** Fewer values than this are read as fast as a name is looked up. */
const fewestValues = 6
const fewestPlaces = 3

const inside = '{ path: { inside: [/srv/app, /srv/data], ext: [md, txt, csv, json] } }'
const rule = (tool: string, test: string) =>
  `  - { id: ${tool}-inside, event: tool_call, match: { tool: ${tool} }, unless: { args: { $.path: ${test} } }, skip: Outside. Do not retry. }\n`
const rules = (test: string) => ['read', 'write', 'move'].map((tool) => rule(tool, test)).join('')
const header = 'sluice: 1\npack: { id: acme/example, version: 1.0.0 }\n'

export const duplicatedMatcher = defineLintRule({
  name: 'duplicated-matcher',
  code: 'SLC617',
  category: 'style',
  severity: 'info',
  preset: 'strict',
  summary: 'a large matcher is written out several times',
  why: 'A limit that stands in three places is changed in two. A named matcher is changed once and says what it means.',
  fix: 'Put it under `matchers:` with a name, and write `{ use: name }` in its places.',
  examples: {
    bad: [`${header}rules:\n${rules(inside)}`],
    good: [`${header}matchers: { kept: ${inside} }\nrules:\n${rules('{ use: kept }')}`],
  },
  since: '0.2.0',
  *check(_policy, { rules, exceptions }) {
    for (const nodes of nodesByPack([...rules, ...exceptions])) yield* repeatedIn(nodes)
  },
})

function nodesByPack(written: readonly (RuleInPack | ExceptionInPack)[]): Iterable<readonly MapNode[]> {
  const byPack = new Map<PackNode, MapNode[]>()
  for (const { pack, node } of written) {
    const nodes = byPack.get(pack)
    if (nodes === undefined) byPack.set(pack, [node])
    else nodes.push(node)
  }
  return byPack.values()
}

function* repeatedIn(nodes: readonly MapNode[]): Iterable<LintFinding> {
  const matchers = nodes.flatMap(writtenMatchers)
  const numberOf = createStructureNumbers()
  const places = new Map<number, MapNode[]>()
  const collect = ({ node, inner }: WrittenMatcher): void => {
    if (!hasValues(node, fewestValues)) return
    const number = numberOf(node)
    const found = places.get(number)
    if (found === undefined) places.set(number, [node])
    else found.push(node)
    inner.forEach(collect)
  }
  matchers.forEach(collect)
  const outermost = new Set<readonly MapNode[]>()
  const choose = ({ node, inner }: WrittenMatcher): void => {
    const same = places.get(numberOf(node)) ?? []
    // The matchers inside one that is repeated are repeated with it.
    if (same.length >= fewestPlaces) outermost.add(same)
    else inner.forEach(choose)
  }
  matchers.forEach(choose)
  for (const [first, ...others] of outermost) {
    if (first === undefined) continue
    yield {
      span: first.span,
      message: `the same matcher is written ${String(others.length + 1)} times`,
      hint: 'give it a name under `matchers:`',
      related: others.map(({ span }) => ({ span, message: 'here too' })),
    }
  }
}

/** Has it as many values? Stops counting there. */
function hasValues(node: SyntaxNode, wanted: number): boolean {
  let left = wanted
  const count = (one: SyntaxNode): void => {
    if (left <= 0) return
    if (one.kind === 'scalar') left--
    else if (one.kind === 'list') one.items.forEach(count)
    else for (const { value } of one.entries) count(value)
  }
  count(node)
  return left <= 0
}
