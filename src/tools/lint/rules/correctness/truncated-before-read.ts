import { visitTests } from '../../../../core/rules/visit-tests.ts'
import type { RuleNode } from '../../../../core/rules/policy-ast.ts'
import { defineLintRule } from '../../define-lint-rule.ts'
import { mayShareTool, toolsHitAtMost } from '../../tool-sets.ts'

/** L-32, S-43: a cut structure is a text, and every rule behind the cut is shown that text. */
export const truncatedBeforeRead = defineLintRule({
  name: 'truncated-before-read',
  code: 'SLC439',
  category: 'correctness',
  severity: 'warning',
  preset: 'recommended',
  summary: 'a `truncate` stands in front of a rule that reads paths of the result',
  why: 'A structured result that is cut becomes text that is no JSON any more. A path test behind the cut cannot be judged, so long results are hidden as a whole.',
  fix: 'Put the `truncate` behind the rules that read paths of the result.',
  examples: {
    bad: [
      `- id: short
  event: tool_result
  match: { tool: [get_user, search] }
  truncate: { max_chars: 4000 }
- id: no-admins
  event: tool_result
  match: { tool: get_user, result: { $.role: admin } }
  replace: { text: The profile is not shown to agents. }
`,
    ],
    good: [
      `- id: no-admins
  event: tool_result
  match: { tool: get_user, result: { $.role: admin } }
  replace: { text: The profile is not shown to agents. }
- id: short
  event: tool_result
  match: { tool: [get_user, search] }
  truncate: { max_chars: 4000 }
`,
    ],
  },
  since: '0.2.0',
  *check(_policy, { rules }) {
    const readers: RuleNode[] = []
    for (const { rule } of rules.toReversed()) {
      if (rule.events.includes('tool_result') && readsStructure(rule)) readers.push(rule)
      if (rule.action.name !== 'truncate' || rule.mode === 'shadow') continue
      const tools = toolsHitAtMost(rule.match)
      const reader = readers.findLast((other) => other !== rule && mayShareTool(tools, toolsHitAtMost(other.match)))
      if (reader === undefined) continue
      yield {
        span: rule.action.span,
        message: `rule \`${rule.id}\` cuts results of which \`${reader.id}\`, behind it, reads paths`,
        hint: `put it behind \`${reader.id}\``,
        related: [{ span: reader.span, message: 'a long result cannot be judged here' }],
      }
    }
  },
})

function readsStructure({ match, unless, when }: RuleNode): boolean {
  let found = when?.variables.some((name) => name.startsWith('result.')) ?? false
  for (const matcher of [match, unless]) {
    if (matcher === undefined) continue
    visitTests(matcher, (node) => {
      if (node.kind === 'result') visitTests(node.test, (inner) => (found ||= inner.kind === 'path'))
    })
  }
  return found
}
