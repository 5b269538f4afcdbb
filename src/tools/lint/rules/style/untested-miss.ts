import type { RuleNode } from '../../../../core/rules/policy-ast.ts'
import { defineLintRule } from '../../define-lint-rule.ts'
import { outcomesShown } from '../../outcomes-shown.ts'

const rule = (cases: string) => `- id: no-shell
  event: tool_call
  match: { tool: shell }
  skip: Not run. Do not retry.
  tests:
${cases}`

export const untestedMiss = defineLintRule({
  name: 'untested-miss',
  code: 'SLC606',
  category: 'style',
  severity: 'warning',
  preset: 'strict',
  summary: 'no test shows what a rule leaves alone',
  why: 'A rule that fires on everything passes every test that expects it to fire. People meet it in their work and turn it off.',
  fix: 'Add a case with ordinary work that comes near to what the rule is meant for, and expect `continue` or `miss`.',
  examples: {
    bad: [rule('    - { call: { tool: shell, args: {} }, expect: skip }\n')],
    good: [rule('    - { call: { tool: shell, args: {} }, expect: skip }\n    - { call: { tool: read_file, args: {} }, expect: continue }\n')],
  },
  since: '0.2.0',
  *check({ packs }) {
    for (const pack of packs) {
      const shownOf = outcomesShown(pack)
      for (const one of pack.rules) {
        if (alwaysFires(one) || shownOf(one).miss) continue
        yield { span: one.span, message: `no test shows what \`${one.id}\` leaves alone`, hint: 'add a case that expects `continue` or `miss`' }
      }
    }
  },
})

/** Nothing can show that such a rule does not fire. */
function alwaysFires({ match, when, unless }: RuleNode): boolean {
  return (match === undefined || match.kind === 'always') && when === undefined && unless === undefined
}
