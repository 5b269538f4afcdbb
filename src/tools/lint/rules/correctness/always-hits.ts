import { newEffort, type Effort } from '../../../../core/analysis/effort.ts'
import { hits } from '../../../../core/analysis/find-contradiction.ts'
import { isPlainMatcher } from '../../../../core/analysis/plain-matcher.ts'
import type { PolicyMeaning } from '../../../../core/analysis/policy-meaning.ts'
import type { TestPart } from '../../../../core/analysis/test-part.ts'
import { atoms, isEmptySet, type ValueSet } from '../../../../core/analysis/value-set.ts'
import type { VerdictSets } from '../../../../core/analysis/verdict-sets.ts'
import { visitTests } from '../../../../core/rules/visit-tests.ts'
import { defineLintRule, type LintFinding } from '../../define-lint-rule.ts'

export const alwaysHits = defineLintRule({
  name: 'always-hits',
  code: 'SLC402',
  category: 'correctness',
  severity: 'warning',
  preset: 'recommended',
  summary: 'a test that is true of everything it can judge is no condition',
  why: 'Who reads the rule takes such a test for a limit. In a permit it lets every value through.',
  fix: 'Take it out, or mend it. Where a value only has to be there, write `exists: true`.',
  examples: {
    bad: [
      '- id: notes\n  event: tool_call\n  match: { tool: note, args: { $.text: { matches: ".*" } } }\n  skip: Not written. Do not retry.\n',
      '- id: files\n  event: tool_call\n  match: { tool: read }\n  unless: { args: { $.name: { glob: "*" } } }\n  skip: Not read. Do not retry.\n',
      '- id: modes\n  event: tool_call\n  match: { tool: read, args: { $.mode: { any: [{ exists: true }, { exists: false }] } } }\n  skip: Not read. Do not retry.\n',
      '- id: every\n  event: tool_call\n  match: { tool: "*", args: { $.mode: raw } }\n  skip: Not run. Do not retry.\n',
    ],
    good: [
      '- id: notes\n  event: tool_call\n  match: { tool: note, args: { $.text: { matches: "^[a-z]*$" } } }\n  skip: Not written. Do not retry.\n',
      '- id: modes\n  event: tool_call\n  match: { tool: read, args: { $.mode: { exists: true } } }\n  skip: Not read. Do not retry.\n',
    ],
  },
  since: '0.2.0',
  *check(policy, context) {
    const meaning = context.meaning()
    const effort = newEffort(policyEffort)
    for (const { rule } of context.rules) {
      // Alone, `tool: "*"` says the same as `match: any`.
      if (rule.match !== undefined && rule.match.kind !== 'tool' && !isPlainMatcher(rule.match)) yield* constantParts(meaning, meaning.ofMatcher(rule.match, rule.action.name === 'allow'), effort)
      if (rule.unless !== undefined && !isPlainMatcher(rule.unless)) yield* constantParts(meaning, meaning.ofMatcher(rule.unless, true), effort)
    }
    for (const { exceptions } of policy.packs) {
      for (const { match } of exceptions) yield* constantParts(meaning, meaning.ofMatcher(match, true), effort)
    }
  },
})

/** Steps of all questions about one policy. */
const policyEffort = 60_000

function* constantParts(meaning: PolicyMeaning, part: TestPart, effort: Effort): Iterable<LintFinding> {
  if (part.node.kind === 'always') return
  if (meaning.isImpossible([{ formula: part.formula, wanted: ['miss'] }], effort)) {
    // A test that cannot hit either is judged on nothing.
    if (!meaning.isImpossible([hits(part)], effort)) {
      yield { span: part.span, message: 'this test never misses, so it is no condition', hint: 'take it out, or mend it' }
    }
    return
  }
  if (isTrueOfAllThatIsThere(meaning, part, effort)) {
    yield {
      span: part.span,
      message: 'this test is true of every value that it can judge, so it is no condition',
      hint: 'write `exists: true` if the value only has to be there',
    }
    return
  }
  for (const one of part.parts) yield* constantParts(meaning, one, effort)
}

function isTrueOfAllThatIsThere(meaning: PolicyMeaning, { node, formula, at }: TestPart, effort: Effort): boolean {
  if (formula.kind !== 'value' || formula.key !== undefined || formula.at !== at) return false
  const kinds = new Set<string>()
  visitTests(node, ({ kind }) => kinds.add(kind))
  if (kinds.has('exists')) return false
  const { hit, miss } = formula.sets
  const lacking = atoms.absent | (countsAsAbsent(formula.sets) ? atoms.null : 0)
  const isEmpty = (set: ValueSet): boolean | undefined => isEmptySet(meaning.languages, { ...set, atoms: set.atoms & ~lacking }, effort)
  return isEmpty(miss) === true && isEmpty(hit) === false
}

/** Null is told from absent by the tests that judge it alone (L-14). */
function countsAsAbsent({ hit, miss, unknown }: VerdictSets): boolean {
  return [hit, miss, unknown].every((set) => ((set.atoms & atoms.null) !== 0) === ((set.atoms & atoms.absent) !== 0))
}
