import { entryOf } from '../../../../core/rules/reading.ts'
import type { SyntaxNode } from '../../../../core/syntax/syntax-tree.ts'
import { operationsOf, variableOf } from '../../condition-operations.ts'
import { defineLintRule } from '../../define-lint-rule.ts'

export const looseEquality = defineLintRule({
  name: 'loose-equality',
  code: 'SLC517',
  category: 'safety',
  severity: 'warning',
  preset: 'recommended',
  summary: 'a condition compares values of different types as if they were one',
  why: '`==` of JsonLogic converts before it compares: `"1"`, `1` and `true` are equal, and so are `["rm"]` and `"rm"`. A value of another type then passes for the one that is meant.',
  fix: 'Write `===` or `!==`. A comparison with null may stay loose.',
  examples: {
    bad: [
      `- id: no-force
  event: tool_call
  match: { tool: deploy }
  when: { "==": [{ var: args.mode }, force] }
  skip: Nothing was deployed. Deploy without force.
`,
    ],
    good: [
      `- id: no-force
  event: tool_call
  match: { tool: deploy }
  when: { "===": [{ var: args.mode }, force] }
  skip: Nothing was deployed. Deploy without force.
`,
      `- id: late-deploy
  event: tool_call
  when: { and: [{ "==": [{ var: tool }, deploy] }, { ">": [{ var: run.turn }, 50] }] }
  skip: Nothing was deployed. Ask the user.
`,
      `- id: needs-ticket
  event: tool_call
  match: { tool: deploy }
  when: { "==": [{ var: args.ticket }, null] }
  skip: Nothing was deployed. Name a ticket.
`,
    ],
  },
  since: '0.2.0',
  *check(_policy, { rules }) {
    for (const { rule, node } of rules) {
      const when = rule.when === undefined ? undefined : entryOf(node, 'when')?.value
      if (when === undefined) continue
      for (const { name, key, operands } of operationsOf(when)) {
        if ((name !== '==' && name !== '!=') || !isConverting(operands)) continue
        const end = key.span.source.text[key.span.end - 1] === '=' ? key.span.end : key.span.end - 1
        const edit = { span: { ...key.span, start: end, end }, text: '=' }
        yield {
          span: key.span,
          message: `\`${name}\` takes values of different types for equal`,
          hint: `write \`${name}=\``,
          fix: { safe: false, edits: [edit] },
        }
      }
    }
  },
})

/** What the host states has one type only; what the model writes can have any. */
const typed = new Set(['tool', 'event', 'run', 'outcome'])

/** Something of the call is compared, and not with null, which only null and missing equal. */
function isConverting(operands: readonly SyntaxNode[]): boolean {
  const paths = operands.flatMap((operand) => variableOf(operand)?.path ?? [])
  return paths.some((path) => !typed.has(path.split('.')[0] ?? '')) && !operands.some((operand) => operand.kind === 'scalar' && operand.value === null)
}
