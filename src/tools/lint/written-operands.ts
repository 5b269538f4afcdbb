import type { PackNode } from '../../core/rules/policy-ast.ts'
import type { MapEntry, ScalarNode, SyntaxNode } from '../../core/syntax/syntax-tree.ts'

/** A text that a policy holds, with what it is for. */
export interface WrittenText {
  readonly node: ScalarNode & { readonly value: string }
  /** `name` = a rule compares with it or looks it up; `pattern` = as `name`, and any sign may stand in it; `prose` = people or a model read it; `test` = a test feeds it in, which may be anything. */
  readonly use: 'name' | 'pattern' | 'prose' | 'test'
  /** It is an entry of a list in `[ ]`. */
  readonly isFlowEntry: boolean
}

const prose = new Set(['title', 'description', 'reason', 'owner', 'tags', 'version', 'skip', 'terminate', 'fail', 'retry', 'with', 'text', 'question', 'otherwise', 'message', 'preamble', 'set', 'default', 'map', 'json'])
const patterns = new Set(['matches', 'pattern', 'schema', 'contains', 'contains_any', 'contains_all', 'starts_with', 'ends_with'])

/** Every text of a pack. */
export function writtenTexts({ trees }: PackNode): readonly WrittenText[] {
  const found: WrittenText[] = []
  for (const { root } of trees) for (const entry of root.entries) collectEntry(entry, 'name', found)
  return found
}

function collectEntry({ key: { text }, value }: MapEntry, use: WrittenText['use'], found: WrittenText[]): void {
  if (use === 'test' || text === 'tests' || text === 'test_defaults') {
    collect(value, 'test', false, found)
    return
  }
  // `text` is an operator too, with a map.
  if (prose.has(text) && (text !== 'text' || value.kind === 'scalar')) collect(value, 'prose', false, found)
  else collect(value, patterns.has(text) ? 'pattern' : use, false, found)
}

function collect(node: SyntaxNode, use: WrittenText['use'], isFlowEntry: boolean, found: WrittenText[]): void {
  if (node.kind === 'map') for (const entry of node.entries) collectEntry(entry, use, found)
  else if (node.kind === 'list') {
    const isFlow = node.span.source.text.charAt(node.span.start) === '['
    for (const item of node.items) collect(item, use, isFlow, found)
  } else if (isText(node)) found.push({ node, use, isFlowEntry })
}

function isText(node: ScalarNode): node is WrittenText['node'] {
  return typeof node.value === 'string'
}
