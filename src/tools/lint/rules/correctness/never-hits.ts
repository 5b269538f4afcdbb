import { newEffort, type Effort } from '../../../../core/analysis/effort.ts'
import { findContradictions, hits, narrowest, type Contradiction } from '../../../../core/analysis/find-contradiction.ts'
import { isPlainMatcher } from '../../../../core/analysis/plain-matcher.ts'
import type { PolicyMeaning } from '../../../../core/analysis/policy-meaning.ts'
import type { TestPart } from '../../../../core/analysis/test-part.ts'
import { defineLintRule, type LintFinding } from '../../define-lint-rule.ts'

export const neverHits = defineLintRule({
  name: 'never-hits',
  code: 'SLC401',
  category: 'correctness',
  severity: 'warning',
  preset: 'recommended',
  summary: 'a rule, or a branch of `any`, asks for what can never be',
  why: 'A rule whose tests contradict each other looks like protection and is none: no call hits it.',
  fix: 'Mend the test that is wrong. Where either is meant to do, put both under `any`.',
  examples: {
    bad: [
      '- id: amount\n  event: tool_call\n  match: { tool: pay, args: { $.level: { gt: 500, lt: 100 } } }\n  skip: Not paid. Do not retry.\n',
      '- id: folder\n  event: tool_call\n  match:\n    tool: fetch\n    all: [{ args: { $.id: { starts_with: a- } } }, { args: { $.id: b-1 } }]\n  skip: Not read. Do not retry.\n',
      '- id: shells\n  event: tool_call\n  match:\n    tool: bash\n    any: [{ args: { $.mode: raw } }, { tool: sh }]\n  skip: Not run. Do not retry.\n',
      '- id: text\n  event: tool_call\n  match: { tool: pay, args: { $.level: { type: string, gt: 5 } } }\n  skip: Not paid. Do not retry.\n',
    ],
    good: [
      '- id: amount\n  event: tool_call\n  match: { tool: pay, args: { $.level: { any: [{ gt: 500 }, { lt: 0 }] } } }\n  skip: Not paid. Do not retry.\n',
      '- id: folder\n  event: tool_call\n  match: { tool: fetch, args: { $.id: { starts_with: a-, ends_with: -x, matches: "^[a-z-]+$" } } }\n  skip: Not read. Do not retry.\n',
    ],
  },
  since: '0.2.0',
  *check(_policy, context) {
    const meaning = context.meaning()
    const effort = newEffort(policyEffort)
    for (const { rule } of context.rules) {
      if (rule.match === undefined || isPlainMatcher(rule.match)) continue
      const whole = meaning.ofMatcher(rule.match, rule.action.name === 'allow')
      if (meaning.isImpossible([hits(whole)], effort)) {
        for (const found of findContradictions(meaning, whole, effort)) yield findingOf(found, `rule \`${rule.id}\` can never hit`)
      } else {
        yield* deadBranches(meaning, whole, [], effort)
      }
    }
  },
})

/** Steps of all questions about one policy. */
const policyEffort = 60_000

/** Branches that cannot hit where the tests beside their `any` do. */
function* deadBranches(meaning: PolicyMeaning, part: TestPart, beside: readonly TestPart[], effort: Effort): Iterable<LintFinding> {
  for (const one of part.parts) {
    const others = part.kind === 'all' ? [...beside, ...part.parts.filter((other) => other !== one)] : beside
    if (part.kind === 'any' && meaning.isImpossible([...beside, one].map(hits), effort)) {
      yield findingOf(causeOf(meaning, one, beside, effort), 'this branch of `any` can never hit')
    } else {
      yield* deadBranches(meaning, one, others, effort)
    }
  }
}

function causeOf(meaning: PolicyMeaning, branch: TestPart, beside: readonly TestPart[], effort: Effort): Contradiction {
  if (meaning.isImpossible([hits(branch)], effort)) return findContradictions(meaning, branch, effort)[0] ?? { part: branch }
  const other = beside.find((one) => meaning.isImpossible([hits(one), hits(branch)], effort))
  return other === undefined ? { part: branch } : { part: branch, other: narrowest(meaning, other, [hits(branch)], effort) }
}

function findingOf({ part, other }: Contradiction, what: string): LintFinding {
  if (other === undefined) return { span: part.span, message: `${what}: no value fits this test`, hint: 'mend it, or take it out' }
  return {
    span: part.span,
    message: `${what}: this test contradicts another one`,
    hint: 'put both under `any` if either is enough',
    related: [{ span: other.span, message: 'both must hold, and no event fits both' }],
  }
}
