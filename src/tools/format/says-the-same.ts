import { canonicalJson } from '../../core/base/canonical-json.ts'
import type { Source } from '../../core/diagnostics/source.ts'
import { parseDocument } from '../../core/syntax/parse-yaml.ts'
import type { SyntaxNode } from '../../core/syntax/syntax-tree.ts'
import { toJson } from '../../core/syntax/to-json.ts'

/** Does a text read as the value of the tree, whatever the order of its keys, with exactly these comments in this order? */
export function saysTheSame(root: SyntaxNode, source: Source, comments: readonly string[]): boolean {
  const parsed = parseDocument(source)
  if (!parsed.ok) return false
  return (
    canonicalJson(toJson(parsed.value.root)) === canonicalJson(toJson(root)) &&
    areSame(parsed.value.comments.map(({ text }) => text), comments)
  )
}

/** Blanks at the end of a comment are no part of it. */
export function areSame(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((text, index) => text.trimEnd() === right[index]?.trimEnd())
}
