import { entryOf } from '../../../../core/rules/reading.ts'
import type { MapNode, SyntaxNode } from '../../../../core/syntax/syntax-tree.ts'
import { defineLintRule } from '../../define-lint-rule.ts'
import { removeEntry } from '../../remove-entry.ts'

/** L-60. */
export const unusedLabel = defineLintRule({
  name: 'unused-label',
  code: 'SLC422',
  category: 'correctness',
  severity: 'warning',
  preset: 'recommended',
  summary: 'a label is declared and no rule sets or reads it',
  why: 'A label that no rule sets is never on a run. Whoever reads the declaration believes that something is being watched.',
  fix: 'Set it with `note: { label: name }`, or take it out.',
  examples: {
    bad: [
      `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
labels: { untrusted: { taint: true }, paid: {} }
rules:
  - id: web-is-untrusted
    event: tool_result
    match: { tool: web_fetch }
    note: { label: untrusted }
`,
    ],
    good: [
      `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
labels: { untrusted: { taint: true } }
rules:
  - id: web-is-untrusted
    event: tool_result
    match: { tool: web_fetch }
    note: { label: untrusted }
`,
    ],
  },
  since: '0.2.0',
  *check(policy) {
    for (const pack of policy.packs) {
      if (pack.labels.size === 0) continue
      const texts = new Set(pack.trees.flatMap(({ root }) => [...textsOfRules(root)]))
      for (const tree of pack.trees) {
        const labels = entryOf(tree.root, 'labels')?.value
        if (labels?.kind !== 'map') continue
        for (const entry of labels.entries) {
          const { key } = entry
          if (texts.has(key.text)) continue
          const fix = removeEntry(tree, labels, entry)
          yield {
            span: key.span,
            message: `no rule sets or reads the label \`${key.text}\``,
            hint: `set it with \`note: { label: ${key.text} }\`, or take it out`,
            ...(fix === undefined ? {} : { fix: { safe: false, edits: [fix] } }),
          }
        }
      }
    }
  },
})

/** Every text that stands alone in rules, exceptions and matchers: wherever a label is named, it is one of these. */
function* textsOfRules(root: MapNode): Generator<string> {
  for (const { key, value } of root.entries) {
    if (key.text === 'rules' || key.text === 'exceptions' || key.text === 'matchers' || key.text === 'unmatched') yield* textsIn(value)
  }
}

function* textsIn(node: SyntaxNode): Generator<string> {
  if (node.kind === 'scalar') yield String(node.value)
  else if (node.kind === 'list') for (const item of node.items) yield* textsIn(item)
  else {
    for (const { key, value } of node.entries) {
      if (key.text !== 'tests' && key.text !== 'test_defaults') yield* textsIn(value)
    }
  }
}
