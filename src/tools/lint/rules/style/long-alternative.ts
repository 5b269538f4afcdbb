import { visitTests } from '../../../../core/rules/visit-tests.ts'
import { defineLintRule } from '../../define-lint-rule.ts'

/** Nobody keeps more in mind while reading one rule. */
const mostAlternatives = 20

const rule = (count: number) => `- id: no-shell
  event: tool_call
  match: { tool: shell }
  unless:
    any:
${Array.from({ length: count }, (_, index) => `      - args: { $.command: echo ${String(index)} }\n`).join('')}  skip: Not run. Do not retry.
`

export const longAlternative = defineLintRule({
  name: 'long-alternative',
  code: 'SLC619',
  category: 'style',
  severity: 'info',
  preset: 'strict',
  summary: 'one `any` has more alternatives than can be looked through',
  why: 'The one alternative that is too wide hides among the others, and a test of one of them says nothing of the rest.',
  fix: 'Put values under `lists:`, what belongs together under `matchers:`, or write several rules.',
  examples: { bad: [rule(mostAlternatives + 1)], good: [rule(3)] },
  since: '0.2.0',
  *check(_policy, { rules }) {
    for (const { rule: one } of rules) {
      const long = new Set<{ readonly span: typeof one.span; readonly count: number }>()
      for (const matcher of [one.match, one.unless]) {
        if (matcher === undefined) continue
        visitTests(matcher, (test) => {
          if (test.kind === 'any' && test.items.length > mostAlternatives) long.add({ span: test.span, count: test.items.length })
        })
      }
      for (const { span, count } of long) {
        yield {
          span,
          message: `\`any\` has ${String(count)} alternatives, more than ${String(mostAlternatives)}`,
          hint: 'put values under `lists:` and what belongs together under `matchers:`',
        }
      }
    }
  },
})
