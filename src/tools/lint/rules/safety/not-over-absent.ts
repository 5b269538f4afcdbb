import type { LintContext } from '../../lint-context.ts'
import { defineLintRule, type LintFinding } from '../../define-lint-rule.ts'
import { isAbsenceJudged } from '../../judged-absence.ts'
import type { PlacedTest } from '../../placed-test.ts'
import { subjectText } from '../../subject-name.ts'
import { addEntry, writtenAt } from '../../written-at.ts'

export const notOverAbsent = defineLintRule({
  name: 'not-over-absent',
  code: 'SLC512',
  category: 'safety',
  severity: 'warning',
  preset: 'recommended',
  summary: 'a guard refuses what an argument is not, and a call without the argument passes',
  why: '`$.x: { not: M }` misses where `$.x` is missing or null (L-14). The tool then runs with whatever it does by default, which nobody allowed.',
  fix: 'State what is allowed in `unless`, where missing refuses too (L-13), or put `required: true` beside the test.',
  examples: {
    bad: [
      `- id: test-systems-only
  event: tool_call
  match: { tool: deploy, args: { $.target: { not_in: [test-eu, test-us] } } }
  skip: Nothing was deployed. Use a test system.
`,
      `- id: in-workspace
  event: tool_call
  match:
    tool: save_report
    args:
      $.path:
        not: { path: { inside: /srv/app } }
  skip: Nothing was saved. Use a path of the workspace.
`,
    ],
    good: [
      `- id: test-systems-only
  event: tool_call
  match: { tool: deploy }
  unless: { args: { $.target: { in: [test-eu, test-us] } } }
  skip: Nothing was deployed. Use a test system.
`,
      `- id: test-systems-only
  event: tool_call
  match: { tool: deploy, args: { $.target: { required: true, not_in: [test-eu, test-us] } } }
  skip: Nothing was deployed. Use a test system.
`,
      `- id: test-systems-only
  event: tool_call
  match: { tool: deploy, not: { args: { $.target: { in: [test-eu, test-us] } } } }
  skip: Nothing was deployed. Use a test system.
`,
    ],
  },
  since: '0.2.0',
  *check(_policy, context) {
    for (const test of context.tests) {
      if (!deniesOneArgument(test, context)) continue
      yield {
        span: test.node.span,
        message: `this misses where \`${subjectText(test.subject)}\` is missing, so such a call passes`,
        hint: 'state what is allowed in `unless`, or put `required: true` beside it',
        ...withFix(test),
      }
    }
  },
})

/** Only where the tool is named: of all other tools the argument may rightly be missing. */
function deniesOneArgument(test: PlacedTest, context: LintContext): boolean {
  const { node, place, subject, isNegated } = test
  if (place.role !== 'guard' || isNegated || place.tools === undefined || subject?.kind !== 'argument') return false
  if (subject.steps.some(({ kind }) => kind !== 'name')) return false
  const isDenial = node.kind === 'not' ? node.item.kind !== 'exists' : node.kind === 'operator' && node.definition.isNegation === true
  return isDenial && !isAbsenceJudged(test, context)
}

function withFix({ place, node }: PlacedTest): Pick<LintFinding, 'fix'> {
  const written = writtenAt(place.pack, node.span)
  return written === undefined ? {} : { fix: { safe: false, edits: [addEntry(written.map, 'required: true')] } }
}
