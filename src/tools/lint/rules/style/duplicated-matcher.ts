import { canonicalJson } from '../../../../core/base/canonical-json.ts'
import type { SyntaxNode } from '../../../../core/syntax/syntax-tree.ts'
import { toJson } from '../../../../core/syntax/to-json.ts'
import { defineLintRule } from '../../define-lint-rule.ts'
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
  *check({ packs }, { rules, exceptions }) {
    for (const pack of packs) {
      const nodes = [...rules, ...exceptions].filter((one) => one.pack === pack).map(({ node }) => node)
      const places = new Map<string, SyntaxNode[]>()
      for (const matcher of nodes.flatMap(writtenMatchers)) collect(matcher, places)
      const repeated = [...places.values()].filter((each) => each.length >= fewestPlaces)
      const within = new Set(repeated.flat().flatMap((node) => writtenMatchers(node)).flatMap(allNodes))
      for (const each of repeated) {
        const [first, ...others] = each
        // The matchers inside one that is repeated are repeated with it.
        if (first === undefined || each.every((node) => within.has(node))) continue
        yield {
          span: first.span,
          message: `the same matcher is written ${String(each.length)} times`,
          hint: 'give it a name under `matchers:`',
          related: others.map(({ span }) => ({ span, message: 'here too' })),
        }
      }
    }
  },
})

function collect({ node, inner }: WrittenMatcher, places: Map<string, SyntaxNode[]>): void {
  for (const one of inner) collect(one, places)
  if (!hasValues(node, fewestValues)) return
  const key = canonicalJson(toJson(node))
  const found = places.get(key)
  if (found === undefined) places.set(key, [node])
  else found.push(node)
}

function allNodes({ node, inner }: WrittenMatcher): readonly SyntaxNode[] {
  return [node, ...inner.flatMap(allNodes)]
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
