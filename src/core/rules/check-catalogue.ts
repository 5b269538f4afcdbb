import { isTypesAlone, type ArgumentType, type ToolDescription } from '../catalogue/tool-description.ts'
import { shippedCatalogue } from '../catalogue/shipped-catalogue.ts'
import { fitsToolName, isToolNamePattern } from '../text/tool-name-pattern.ts'
import { nearestName } from '../base/nearest-name.ts'
import { argumentNames, describedTools, firstNames } from './described-tools.ts'
import type { EventMatcherNode, PackNode, ValueMatcherNode } from './policy-ast.ts'
import { requiredTools } from './required-tools.ts'
import { didYouMean, entryOf, type Reading, type RelatedPlace } from './reading.ts'
import { visitTests } from './visit-tests.ts'
import type { SyntaxNode } from '../syntax/syntax-tree.ts'

/** Names and paths in the rules of a pack against the tools that it describes (L-72), and text tests where they loosen (L-44). */
export function checkCatalogue(reading: Reading, pack: PackNode): void {
  for (const { match, unless, action } of pack.rules) {
    const tools = requiredTools(match)
    if (match !== undefined) checkMatcher(reading, pack, match, tools, action.name === 'allow')
    if (unless !== undefined) checkMatcher(reading, pack, unless, requiredTools(unless) ?? tools, true)
  }
  const byName = new Map(pack.rules.map((rule) => [rule.fullName, rule]))
  for (const { match, rules } of pack.exceptions) {
    const own = requiredTools(match)
    for (const name of rules) checkMatcher(reading, pack, match, own ?? requiredTools(byName.get(name)?.match), true)
  }
  if (pack.unmatched?.match !== undefined) checkMatcher(reading, pack, pack.unmatched.match, undefined, false)
}

function checkMatcher(
  reading: Reading,
  pack: PackNode,
  matcher: EventMatcherNode,
  tools: readonly string[] | undefined,
  isPermit: boolean,
): void {
  const described = describedTools(pack.catalogue, tools)
  const effects = described.filter((tool) => !isTypesAlone(tool))
  const shipped = effects.length > 0 ? effects : describedTools(shippedCatalogue, tools)
  visitTests(matcher, (test) => {
    if (test.kind === 'tool') checkToolNames(reading, pack, test)
    if (test.kind !== 'args') return
    for (const path of outerPaths(test.test)) {
      checkArgumentName(reading, pack, described, path)
      if (isPermit) checkTextTests(reading, shipped, path)
    }
  })
}

function checkToolNames(reading: Reading, pack: PackNode, { names, nameSpans, span }: Extract<EventMatcherNode, { kind: 'tool' }>): void {
  const listed = pack.catalogue.flatMap((tool) => tool.names)
  if (listed.length === 0) return
  for (const [index, name] of names.entries()) {
    if (isToolNamePattern(name) || listed.some((known) => fitsToolName(known, name))) continue
    const exact = listed.filter((known) => !isToolNamePattern(known))
    const looksLike = nearestName(name, exact)
    if (!pack.isCatalogueClosed && looksLike === undefined) continue
    const hint = looksLike === undefined ? 'describe it, or take `catalogue_closed` out' : `did you mean \`${looksLike}\`?`
    const places = looksLike === undefined ? [] : describedAt(pack, looksLike)
    reading.report('SLC347', nameSpans[index] ?? span, `the catalogue has no tool \`${name}\``, hint, places)
  }
}

/** Where the catalogue of the pack names this tool or argument. */
function describedAt(pack: PackNode, name: string): readonly RelatedPlace[] {
  const spans = pack.trees.flatMap(({ root }) => {
    const catalogue = entryOf(root, 'catalogue')
    return catalogue === undefined ? [] : spansOf(catalogue.value, name)
  })
  return spans.slice(0, 1).map((span) => ({ span, message: `\`${name}\` is described here` }))
}

function spansOf(node: SyntaxNode, name: string): readonly SyntaxNode['span'][] {
  if (node.kind === 'scalar') return node.value === name ? [node.span] : []
  if (node.kind === 'list') return node.items.flatMap((item) => spansOf(item, name))
  return node.entries.flatMap(({ key, value }) => [...(key.text === name ? [key.span] : []), ...spansOf(value, name)])
}

type PathTest = Extract<ValueMatcherNode, { kind: 'path' }>

/** The tests of the arguments themselves; paths below them start at an element. */
function outerPaths(node: ValueMatcherNode): readonly PathTest[] {
  switch (node.kind) {
    case 'path':
      return [node]
    case 'all':
    case 'any':
    case 'tests':
      return node.items.flatMap(outerPaths)
    case 'not':
    case 'use':
      return outerPaths(node.item)
    default:
      return []
  }
}

/** A path that no described tool has reads nothing, so the rule would never see the argument. */
function checkArgumentName(reading: Reading, pack: PackNode, tools: readonly ToolDescription[], test: PathTest): void {
  if (tools.length === 0 || tools.some(({ args, types }) => args.length === 0 && types.length === 0)) return
  const known = tools.flatMap(({ args, types }) => [...args.flatMap(argumentNames), ...types.flatMap(typedNames)])
  if (known.includes('*')) return
  for (const name of firstNames(test.path)) {
    if (known.includes(name)) continue
    const hint = didYouMean(name, known) ?? 'describe the argument in the catalogue'
    const nearest = nearestName(name, known)
    const places = nearest === undefined ? [] : describedAt(pack, nearest)
    reading.report('SLC348', test.span, `no tool of the rule has an argument \`${name}\``, hint, places)
  }
}

function typedNames({ paths }: ArgumentType): readonly string[] {
  return paths.flatMap(({ steps: [first] }) => {
    if (first?.kind === 'name') return [first.name]
    return first?.kind === 'union' ? first.names : ['*']
  })
}

const domainOperators: Readonly<Record<string, string>> = { path: 'path', url: 'url', host: 'host', shell: 'shell' }

/** In a permit a text test lets run whatever is spelled to fit it; the operator of the argument's kind judges what is meant. */
function checkTextTests(reading: Reading, tools: readonly ToolDescription[], test: PathTest): void {
  const names = firstNames(test.path)
  const described = tools.flatMap(({ args }) => args).find((one) => argumentNames(one).some((name) => names.includes(name)))
  const operator = described && domainOperators[described.is]
  if (operator === undefined) return
  visitTests(test.item, (inner) => {
    if (inner.kind !== 'operator' || inner.definition.isTextTest !== true) return
    reading.report(
      'SLC349',
      inner.span,
      `\`${inner.name}\` in a permit tests the text of a ${described?.is === 'shell' ? 'command' : (described?.is ?? '')}, which has many spellings`,
      `use \`${operator}\``,
    )
  })
}
