import { defineLintRule } from '../../define-lint-rule.ts'
import { outcomesShown } from '../../outcomes-shown.ts'

const rule = (cases: string) => `- id: no-shell
  event: tool_call
  match: { tool: shell }
  skip: Not run. Do not retry.
  tests:
${cases}`

export const untestedHit = defineLintRule({
  name: 'untested-hit',
  code: 'SLC605',
  category: 'style',
  severity: 'warning',
  preset: 'strict',
  summary: 'no test makes a rule fire',
  why: 'A typo in a path or a name leaves a rule that never fires. Only a test that expects it to fire tells the two apart.',
  fix: 'Add a case with a call that the rule is meant for, and expect what it does or `hit`.',
  examples: {
    bad: [rule('    - { call: { tool: read_file, args: {} }, expect: continue }\n')],
    good: [rule('    - { call: { tool: read_file, args: {} }, expect: continue }\n    - { call: { tool: shell, args: {} }, expect: skip }\n')],
  },
  since: '0.2.0',
  *check({ packs }) {
    for (const pack of packs) {
      const shownOf = outcomesShown(pack)
      for (const one of pack.rules) {
        if (shownOf(one).hit) continue
        yield { span: one.span, message: `no test makes \`${one.id}\` fire`, hint: 'add a case that expects it to fire' }
      }
    }
  },
})
