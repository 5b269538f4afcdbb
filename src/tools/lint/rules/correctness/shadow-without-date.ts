import { entryOf } from '../../../../core/rules/reading.ts'
import { defineLintRule } from '../../define-lint-rule.ts'

/** L-18. */
export const shadowWithoutDate = defineLintRule({
  name: 'shadow-without-date',
  code: 'SLC426',
  category: 'correctness',
  severity: 'warning',
  preset: 'strict',
  summary: 'a shadow rule does not say when its trial ends',
  why: 'A trial without an end is seldom ended. The rule goes on stopping nothing, and nobody is reminded of it.',
  fix: 'Add `shadow_until:` with the last day of the trial.',
  examples: {
    bad: ['- id: no-deploy\n  event: tool_call\n  match: { tool: deploy }\n  mode: shadow\n  skip: Not run. Do not retry.\n'],
    good: [
      '- id: no-deploy\n  event: tool_call\n  match: { tool: deploy }\n  mode: shadow\n  shadow_until: 2027-03-31\n  skip: Not run. Do not retry.\n',
    ],
  },
  since: '0.2.0',
  *check(_policy, { rules }) {
    for (const { rule, node } of rules) {
      const mode = entryOf(node, 'mode')
      if (rule.mode !== 'shadow' || rule.shadowUntil !== undefined || mode === undefined) continue
      yield {
        span: mode.value.span,
        message: `the trial of rule \`${rule.id}\` has no last day`,
        hint: 'add `shadow_until:` with the day by which the rule is enforced or gone',
      }
    }
  },
})
