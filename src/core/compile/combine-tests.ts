import { and, or, type Verdict } from '../base/verdict.ts'
import type { Tester } from './value-test.ts'

/**
 * AND or OR of tests of one subject in Kleene logic; the order of evaluation never shows (L-12).
 * Stops early only where the rest cannot change the verdict.
 *
 * @throws Error if there is no test: the reader refuses an empty `all` or `any`.
 */
export function combineTests<Subject>(
  kind: 'all' | 'any',
  testers: readonly Tester<Subject>[],
  /** Every test is asked, since somebody watches them. */
  asksAll = false,
): Tester<Subject> {
  const [first, ...rest] = testers
  if (first === undefined) throw new Error(`an empty \`${kind}\``)
  if (rest.length === 0) return first
  const decisive: Verdict = kind === 'all' ? 'miss' : 'hit'
  const combine = kind === 'all' ? and : or
  const neutral: Verdict = kind === 'all' ? 'hit' : 'miss'
  return {
    judge(subject, event, context) {
      let verdict: Verdict = neutral
      for (const tester of testers) {
        const one = tester.judge(subject, event, context)
        if (one === decisive && !asksAll) return decisive
        verdict = combine(verdict, one)
      }
      return verdict
    },
    why(subject, event, context, at) {
      const unknown = testers.find((tester) => tester.judge(subject, event, context) === 'unknown') ?? first
      return unknown.why(subject, event, context, at)
    },
  }
}
