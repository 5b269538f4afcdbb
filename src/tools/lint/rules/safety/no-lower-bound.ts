import type { Json } from '../../../../core/base/json.ts'
import { isJsonObject } from '../../../../core/base/json.ts'
import { defineLintRule, type LintFinding } from '../../define-lint-rule.ts'
import type { LintContext } from '../../lint-context.ts'
import { boundsOf, isCountedName } from '../../number-bounds.ts'
import { isLoosening, isStopping, operatorOf, type OperatorTest, type PlacedTest } from '../../placed-test.ts'
import { subjectName, subjectText } from '../../subject-name.ts'
import { addEntry, writtenAt } from '../../written-at.ts'

export const noLowerBound = defineLintRule({
  name: 'no-lower-bound',
  code: 'SLC514',
  category: 'safety',
  severity: 'warning',
  preset: 'recommended',
  summary: 'a number is let in up to a bound, and so are negative ones',
  why: '`lte: 500` lets in -1000 as well. A negative amount is paid the other way, and a negative limit often means none at all.',
  fix: 'Close the range below too: `number: { gt: 0, lte: 500 }`, or `between`.',
  examples: {
    bad: [
      `- id: payment-cap
  event: tool_call
  match: { tool: pay }
  unless: { args: { $.amount: { number: { lte: 500 } } } }
  skip: Nothing was paid. Ask the user for a smaller amount.
`,
      `- id: short-lists
  event: tool_call
  match: { tool: search }
  unless: { args: { $.limit: { lte: 50, absent: hit } } }
  skip: Not searched. Ask for at most 50.
`,
    ],
    good: [
      `- id: payment-cap
  event: tool_call
  match: { tool: pay }
  unless: { args: { $.amount: { number: { gt: 0, lte: 500 } } } }
  skip: Nothing was paid. Ask the user for a smaller amount.
`,
      `- id: short-lists
  event: tool_call
  match: { tool: search }
  unless: { args: { $.limit: { gte: 1, lte: 50, absent: hit } } }
  skip: Not searched. Ask for at most 50.
`,
    ],
  },
  since: '0.2.0',
  *check(_policy, context) {
    const bounded = boundedBelow(context)
    for (const test of context.tests) {
      const operator = operatorOf(test)
      if (operator === undefined || test.subject?.kind !== 'argument' || !isLoosening(test)) continue
      const { lower, upper } = boundsOf(operator)
      if (!upper || lower || !isCountedName(subjectName(test.subject)) || bounded.has(placeOf(test))) continue
      yield {
        span: operator.span,
        message: `this lets every negative number into \`${subjectText(test.subject)}\``,
        hint: 'close the range below too: `gt: 0`',
        ...withFix(test, operator),
      }
    }
  },
})

/** The arguments that some rule of their pack bounds below: in a permit, by a guard, by a rewrite. */
function boundedBelow({ tests, rules }: LintContext): ReadonlySet<string> {
  const found = new Set<string>()
  for (const test of tests) {
    const operator = operatorOf(test)
    if (operator === undefined) continue
    const { lower, upper } = boundsOf(operator)
    if ((isLoosening(test) && lower) || (isStopping(test) && upper && !lower)) found.add(placeOf(test))
  }
  for (const { pack, rule } of rules) {
    if (rule.action.name !== 'rewrite' || !Array.isArray(rule.action.param)) continue
    for (const path of rule.action.param.flatMap(clampedBelow)) found.add(`${pack.id} ${path}`)
  }
  return found
}

function clampedBelow(operation: Json): readonly string[] {
  const clamp = isJsonObject(operation) ? operation['clamp'] : undefined
  if (clamp === undefined || !isJsonObject(clamp)) return []
  return Object.entries(clamp).flatMap(([path, range]) => (isJsonObject(range) && Object.hasOwn(range, 'min') ? [path] : []))
}

function placeOf({ place, subject }: PlacedTest): string {
  return `${place.pack.id} ${subjectText(subject)}`
}

function withFix({ place }: PlacedTest, { name, span }: OperatorTest): Pick<LintFinding, 'fix'> {
  const written = writtenAt(place.pack, span)
  if (written === undefined) return {}
  const { map, entry } = written
  const inside = name === 'number' && entry.value.kind === 'map' ? entry.value : map
  return { fix: { safe: false, edits: [addEntry(inside, 'gt: 0')] } }
}
