import { defineLintRule, type LintFinding } from '../../define-lint-rule.ts'
import type { MapNode } from '../../../../core/syntax/syntax-tree.ts'
import { entryOf } from '../../../../core/rules/reading.ts'

const kebab = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
/** A word that fits every rule, with or without a number; a letter or two; a number. */
const saysNothing = /^(?:(?:rule|test|policy|guard|check|exception|example|new|untitled|temp|tmp|foo|bar|todo|[a-z]{1,2})-?)?\d*$/

export const idForm = defineLintRule({
  name: 'id-form',
  code: 'SLC601',
  category: 'style',
  severity: 'warning',
  preset: 'strict',
  summary: 'an id is not in kebab case, or says nothing',
  why: 'Records, tests and exceptions speak of rules by id alone. `rule1` sends everybody back to the file, and mixed spellings are mistyped.',
  fix: 'Name what the rule keeps from happening, in lower-case words with hyphens: `no-force-push`.',
  examples: {
    bad: [
      '- id: rule1\n  event: tool_call\n  match: { tool: shell }\n  skip: Not run. Do not retry.\n',
      '- id: NoShell\n  event: tool_call\n  match: { tool: shell }\n  skip: Not run. Do not retry.\n',
    ],
    good: ['- id: no-shell\n  event: tool_call\n  match: { tool: shell }\n  skip: Not run. Do not retry.\n'],
  },
  since: '0.2.0',
  *check(_policy, { rules, exceptions }) {
    for (const { rule, node } of rules) yield* idFindings(rule.id, node)
    for (const { exception, node } of exceptions) yield* idFindings(exception.id, node)
  },
})

function* idFindings(id: string, node: MapNode): Iterable<LintFinding> {
  const span = (entryOf(node, 'id')?.value ?? node).span
  if (!kebab.test(id)) {
    yield { span, message: `the id \`${id}\` is not in kebab case`, hint: `write lower-case words with hyphens: \`${inKebabCase(id)}\`` }
  } else if (saysNothing.test(id)) {
    yield { span, message: `the id \`${id}\` says nothing`, hint: 'name what it keeps from happening: `no-force-push`' }
  }
}

function inKebabCase(id: string): string {
  return id
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(/[._-]+/g, '-')
    .replace(/-$/, '')
    .toLowerCase()
}
