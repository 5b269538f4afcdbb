import { isJsonObject } from '../../../../core/base/json.ts'
import type { RuleNode } from '../../../../core/rules/policy-ast.ts'
import { defineLintRule } from '../../define-lint-rule.ts'
import type { PlacedTest } from '../../placed-test.ts'

export const signAsOnlyTest = defineLintRule({
  name: 'sign-as-only-test',
  code: 'SLC527',
  category: 'safety',
  severity: 'warning',
  preset: 'recommended',
  summary: 'a guard rests on nothing but the sound of a text',
  why: '`text: { instructions: true }` is a sign and no proof (L-45): whoever knows the patterns writes around them, and an honest page about prompts is stopped.',
  fix: 'Mark or hide such a text with `note`, `redact` or `replace`, and guard what tools may do.',
  examples: {
    bad: [
      `- id: no-injection
  event: tool_result
  match: { tool: web_fetch, result: { text: { instructions: true } } }
  terminate: The page gave orders. The run has ended.
`,
    ],
    good: [
      `- id: no-injection
  event: tool_result
  match: { tool: web_fetch, result: { text: { instructions: true } } }
  replace: { text: The page was hidden, is_error: false }
`,
    ],
  },
  since: '0.2.0',
  *check(_policy, { tests }) {
    const byRule = new Map<RuleNode, PlacedTest[]>()
    for (const test of tests) {
      const { owner, role, key } = test.place
      if (role !== 'guard' || key !== 'match' || !('events' in owner) || owner.when !== undefined || !isLeaf(test)) continue
      const known = byRule.get(owner)
      if (known === undefined) byRule.set(owner, [test])
      else known.push(test)
    }
    for (const found of byRule.values()) {
      const [first] = found
      if (first === undefined || !found.every(isSign)) continue
      yield {
        span: first.node.span,
        message: 'orders in a text are a sign and no proof, so no guard rests on them alone',
        hint: 'use `note` or `replace` here, and guard what tools may do',
      }
    }
  },
})

/** It asks something of its own; which tool it is and how it ended are no test of what is dangerous. */
function isLeaf({ node }: PlacedTest): boolean {
  return ['operator', 'exists', 'shell', 'effects', 'always', 'count', 'sum'].includes(node.kind)
}

function isSign({ node }: PlacedTest): boolean {
  if (node.kind !== 'operator' || node.name !== 'text' || node.operand.kind === 'ref' || !isJsonObject(node.operand.param)) return false
  return node.operand.param['instructions'] === true && node.operand.param['hidden'] === undefined
}
