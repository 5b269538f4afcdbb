import type { Verdict } from '../base/verdict.ts'
import type { Hook } from '../chain/hook.ts'
import type { ConditionPart } from '../conditions/condition-parts.ts'
import type { StepEvent } from '../events/step-event.ts'
import type { Flow } from '../flows/flow.ts'
import type { Selection } from '../paths/select-nodes.ts'
import type { ExceptionNode, RuleNode } from '../rules/policy-ast.ts'
import type { TestNode } from '../rules/visit-tests.ts'
import type { RuleVerdict } from './compile-verdict.ts'
import type { Found, Tester } from './value-test.ts'

export type WatchedTest = TestNode | ConditionPart

/** Where in a rule a test stands: a permit is a part of its own. */
export type RulePart = 'match' | 'when' | 'unless' | ExceptionNode

/** What a test was asked about: a value, what a path selected, or (undefined) the event as a whole. */
export type WatchedSubject = Found | Selection | undefined

/**
 * Told of everything that rules see and answer, for tools that explain and count. Watching changes
 * no decision: every test is asked, also those that an ordinary evaluation can leave out, which in
 * Kleene logic shows nowhere (L-12). A rule may be judged several times for one event: when it is
 * asked, when it settles, and again for each call inside a call (L-70).
 */
export interface PolicyWatch {
  readonly tested?: (rule: RuleNode, part: RulePart, test: WatchedTest, subject: WatchedSubject, verdict: Verdict) => void
  /** After all of its tests; not told where the arguments are unreadable, since no test is asked then (L-91). */
  readonly judged?: (rule: RuleNode, verdict: RuleVerdict, event: StepEvent) => void
  /** What a hook answered to the event as it stood then; a failure is no flow and is not told. */
  readonly answered?: (hook: string, settled: boolean, event: StepEvent, flow: Flow) => void
}

/** Told of the tests of one part of one rule. */
export type TestWatch = (test: WatchedTest, subject: WatchedSubject, verdict: Verdict) => void

/** The same tester, which tells what it says. */
export function watched<Subject extends WatchedSubject>(
  tester: Tester<Subject>,
  test: WatchedTest,
  watch: TestWatch | undefined,
): Tester<Subject> {
  if (watch === undefined) return tester
  return {
    judge(subject, event, context) {
      const verdict = tester.judge(subject, event, context)
      watch(test, subject, verdict)
      return verdict
    },
    why: tester.why,
  }
}

/** The same hook, which tells what it answers. */
export function watchedHook(hook: Hook, answered: PolicyWatch['answered']): Hook {
  if (answered === undefined) return hook
  const telling =
    (settled: boolean, ask: Hook['onEvent']): Hook['onEvent'] =>
    (context, event, evaluation) => {
      const answer = ask(context, event, evaluation)
      const tell = (flow: Flow): Flow => {
        answered(hook.name, settled, event, flow)
        return flow
      }
      return answer instanceof Promise ? answer.then(tell) : tell(answer)
    }
  const { onEvent, settle } = hook
  return { ...hook, onEvent: telling(false, onEvent), ...(settle === undefined ? {} : { settle: telling(true, settle) }) }
}
