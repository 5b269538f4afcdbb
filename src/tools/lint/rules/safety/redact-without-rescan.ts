import { entryOf } from '../../../../core/rules/reading.ts'
import type { SyntaxNode } from '../../../../core/syntax/syntax-tree.ts'
import { defineLintRule } from '../../define-lint-rule.ts'
import type { RuleInPack } from '../../lint-context.ts'
import type { PlacedTest } from '../../placed-test.ts'

export const redactWithoutRescan = defineLintRule({
  name: 'redact-without-rescan',
  code: 'SLC529',
  category: 'safety',
  severity: 'warning',
  preset: 'recommended',
  summary: 'a rewrite deletes something from a text and nobody looks at what is left',
  why: 'What stood on both sides of the deleted text joins: without its middle, `<scr<script>ipt>` is `<script>`. A rewrite looks once, so what it was to take out can be there afterwards.',
  fix: 'Put a guard on the same argument, which judges the final text (L-20), or replace by a text that parts the halves.',
  examples: {
    bad: [
      `- id: no-scripts
  event: tool_call
  match: { tool: post_comment }
  rewrite: [{ replace: { $.body: { pattern: "<script>", with: "" } } }]
`,
    ],
    good: [
      `- id: no-scripts
  event: tool_call
  match: { tool: post_comment }
  rewrite: [{ replace: { $.body: { pattern: "<script>", with: "[removed]" } } }]
`,
      `- id: no-scripts
  event: tool_call
  match: { tool: post_comment }
  rewrite: [{ replace: { $.body: { pattern: "<script>", with: "" } } }]
- id: no-scripts-left
  event: tool_call
  match: { tool: post_comment, args: { $.body: { contains: "<script>" } } }
  skip: Not posted. Leave scripts out.
`,
      `- id: digits-only
  event: tool_call
  match: { tool: find_order }
  rewrite: [{ replace: { $.number: { pattern: "[^0-9]+", with: "" } } }]
`,
    ],
  },
  since: '0.2.0',
  *check(_policy, { rules, testsByPath }) {
    for (const rule of rules) {
      if (rule.rule.action.name !== 'rewrite') continue
      for (const [path, param] of deletions(rule)) {
        if ((testsByPath.get(path) ?? []).some(judgesFinal)) continue
        yield {
          span: param.span,
          message: `what is left of \`${path}\` can hold the deleted text again, and no guard looks at it`,
          hint: 'put a guard on the same argument, or replace by a text that parts the halves',
        }
      }
    }
  },
})

/** Paths and parameters of the operations that put nothing in the place of what they find. */
function* deletions({ node }: RuleInPack): Iterable<readonly [string, SyntaxNode]> {
  const operations = entryOf(node, 'rewrite')?.value
  if (operations?.kind !== 'list') return
  for (const operation of operations.items) {
    if (operation.kind !== 'map') continue
    for (const name of ['replace', 'redact']) {
      const paths = entryOf(operation, name)?.value
      if (paths?.kind !== 'map') continue
      for (const { key, value } of paths.entries) {
        const put = value.kind === 'map' ? entryOf(value, 'with')?.value : undefined
        if (put?.kind === 'scalar' && put.value === '' && canJoin(value)) yield [key.text, put]
      }
    }
  }
}

/** Single characters of a class cannot come about by joining others: none of them is left. */
function canJoin(param: SyntaxNode): boolean {
  const pattern = param.kind === 'map' ? entryOf(param, 'pattern')?.value : undefined
  if (pattern?.kind !== 'scalar') return true
  return !/^(?:\(\?\w+\))?(?:\[\^?\]?(?:\\.|[^\]\\])*\]|\\?.|\\[pP]\{\w+\})[+*]?$/u.test(String(pattern.value))
}

function judgesFinal({ place }: PlacedTest): boolean {
  return place.role === 'guard' || (place.role === 'permit' && place.key === 'unless')
}
