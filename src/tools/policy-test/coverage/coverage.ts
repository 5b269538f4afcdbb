import type { PolicyWatch } from '../../../core/compile/policy-watch.ts'
import type { WatchedTest } from '../../../core/compile/test-watch.ts'
import type { ConditionPart } from '../../../core/conditions/condition-parts.ts'
import type { PolicyAst } from '../../../core/rules/policy-ast.ts'
import { partKey, type CoveragePoint } from './coverage-point.ts'
import { coveragePoints, type Counted } from './coverage-points.ts'

export interface Coverage {
  /** To be handed to whoever runs the cases. */
  readonly watch: PolicyWatch
  /** In the order of the policies. */
  readonly points: () => readonly CoveragePoint[]
}

/** Counts what the cases of policies show. A test that several rules share is one test, seen by the cases of any. */
export function startCoverage(policies: readonly PolicyAst[]): Coverage {
  const expected = policies.flatMap(coveragePoints)
  const counts = new Map<Counted, Map<string, number>>()
  const count = (what: Counted, word: string): void => {
    const words = counts.get(what) ?? new Map<string, number>()
    words.set(word, (words.get(word) ?? 0) + 1)
    counts.set(what, words)
  }
  return {
    watch: {
      tested: (rule, _part, test, _subject, verdict) => {
        count(isPart(test) ? partKey(rule.fullName, test.path) : test, verdict)
      },
      listTested: (_list, test, _subject, verdict) => {
        // Only rules have a `when`.
        if (!isPart(test)) count(test, verdict)
      },
      judged: (rule, verdict) => {
        count(rule.fullName, verdict.verdict)
        if (verdict.verdict === 'miss' && verdict.exception !== undefined) count(verdict.exception, 'used')
      },
      // The action on what no rule allows is no rule, and is seen by what it answers.
      answered: (hook, settled, _event, flow) => {
        if (settled && hook.endsWith('#unmatched')) count(hook, flow.type === 'Continue' ? 'miss' : 'hit')
      },
    },
    points: () => expected.map(({ counted, ...point }) => ({ ...point, times: counts.get(counted)?.get(point.want) ?? 0 })),
  }
}

function isPart(test: WatchedTest): test is ConditionPart {
  return test.kind === 'condition'
}
