import { defineLintRule } from '../../define-lint-rule.ts'
import { isLoosening, kindOf, operatorOf, type OperatorTest } from '../../placed-test.ts'
import { readPattern } from '../../pattern-parts.ts'
import { subjectText } from '../../subject-name.ts'

export const wideException = defineLintRule({
  name: 'wide-exception',
  code: 'SLC531',
  category: 'safety',
  severity: 'warning',
  preset: 'recommended',
  summary: 'an exception asks only that an argument holds some text',
  why: 'An exception relieves a guard for one known case (L-19). A part of a text is no case: whoever wants to get past the guard puts the part into an argument.',
  fix: 'Name the value: `equals`, `in`, `matches` with `full: true`, or the domain operator of the argument.',
  examples: {
    bad: [
      `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: no-deploy
    event: tool_call
    match: { tool: deploy }
    skip: Nothing was deployed. Tell the user.
exceptions:
  - id: docs
    rules: [no-deploy]
    match: { args: { $.title: { contains: docs } } }
    reason: The documentation has no users' data.
    owner: web team
    expires: 2027-12-31
`,
    ],
    good: [
      `sluice: 1
pack: { id: acme/example, version: 1.0.0 }
rules:
  - id: no-deploy
    event: tool_call
    match: { tool: deploy }
    skip: Nothing was deployed. Tell the user.
exceptions:
  - id: docs
    rules: [no-deploy]
    match: { args: { $.title: docs } }
    reason: The documentation has no users' data.
    owner: web team
    expires: 2027-12-31
`,
    ],
  },
  since: '0.2.0',
  *check(_policy, { tests }) {
    const narrowed = new Set<unknown>()
    for (const test of tests) {
      const operator = operatorOf(test)
      if (test.subject?.kind === 'argument' && operator !== undefined && !isWide(operator)) narrowed.add(test.place.owner)
    }
    for (const test of tests) {
      const operator = operatorOf(test)
      // What is said of commands, paths and the like is said by the rules on text tests.
      if (operator === undefined || !('endsAt' in test.place.owner) || kindOf(test) !== undefined) continue
      if (test.subject?.kind !== 'argument' || !isLoosening(test) || !isWide(operator) || narrowed.has(test.place.owner)) continue
      yield {
        span: operator.span,
        message: `the exception holds for every call whose \`${subjectText(test.subject)}\` holds this text`,
        hint: 'name the whole value',
      }
    }
  },
})

function isWide({ name, operand, modifiers }: OperatorTest): boolean {
  if (name.startsWith('contains') || name === 'starts_with' || name === 'ends_with') return true
  if (name !== 'matches' || modifiers.full === true || operand.kind !== 'literal' || typeof operand.param !== 'string') return false
  const { isAnchoredAtStart, isAnchoredAtEnd } = readPattern(operand.param)
  return !isAnchoredAtStart || !isAnchoredAtEnd
}
