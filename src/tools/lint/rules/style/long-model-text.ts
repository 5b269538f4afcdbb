import { isJsonObject, ownMember } from '../../../../core/base/json.ts'
import type { ActionNode } from '../../../../core/rules/policy-ast.ts'
import { entryOf } from '../../../../core/rules/reading.ts'
import { defineLintRule } from '../../define-lint-rule.ts'

/** Characters. The model reads the text each time the rule fires, within its other work. */
const longestText = 600

export const longModelText = defineLintRule({
  name: 'long-model-text',
  code: 'SLC618',
  category: 'style',
  severity: 'warning',
  preset: 'strict',
  summary: 'a refusal is longer than a model heeds',
  why: 'A model that gets a page in place of a result follows some of it. What counts is that the call did not run and what to do.',
  fix: 'Say in two or three sentences what did not happen, why, and what to do instead.',
  examples: {
    bad: [`- id: no-shell\n  event: tool_call\n  match: { tool: shell }\n  skip: Not run. ${'Commands are not run here, as the handbook explains. '.repeat(13)}\n`],
    good: ['- id: no-shell\n  event: tool_call\n  match: { tool: shell }\n  skip: Not run. Read the file with `read_file` instead. Do not retry.\n'],
  },
  since: '0.2.0',
  *check(_policy, { rules }) {
    for (const { rule, node } of rules) {
      const length = textOf(rule.action)?.length ?? 0
      if (length <= longestText) continue
      const span = (entryOf(node, rule.action.name)?.value ?? node).span
      const message = `the text for the model has ${String(length)} characters, more than ${String(longestText)}`
      yield { span, message, hint: 'say what did not happen, why, and what to do instead' }
    }
  },
})

/** What the model reads in place of a result. */
function textOf({ param }: ActionNode): string | undefined {
  const text = isJsonObject(param) ? ownMember(param, 'otherwise') : param
  return typeof text === 'string' ? text : undefined
}
