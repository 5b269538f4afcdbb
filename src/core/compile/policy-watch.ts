import type { Verdict } from '../base/verdict.ts'
import type { HookContext } from '../events/hook-context.ts'
import type { StepEvent } from '../events/step-event.ts'
import type { Flow } from '../flows/flow.ts'
import type { RuleNode, UnmatchedNode } from '../rules/policy-ast.ts'
import type { RuleVerdict } from './rule-verdict.ts'
import type { RulePart, WatchedSubject, WatchedTest } from './test-watch.ts'

/**
 * Told of everything that rules see and answer, for tools that explain and count. Watching changes
 * no decision: every test is asked, also those that an ordinary evaluation can leave out, which in
 * Kleene logic shows nowhere (L-12). A rule may be judged several times for one event: when it is
 * asked, when it settles, and again for each call inside a call (L-70).
 */
export interface PolicyWatch {
  /** A hook is about to be asked; once more where an answer of the host had to be waited for, as it then begins anew. */
  readonly asked?: (hook: string, settled: boolean, event: StepEvent) => void
  /** The tests of a rule are about to be asked about this event. */
  readonly judging?: (rule: RuleNode, event: StepEvent) => void
  readonly tested?: (rule: RuleNode, part: RulePart, test: WatchedTest, subject: WatchedSubject, verdict: Verdict) => void
  /** A test of the `match` of an allow list, which is no rule (L-21); the list is the hook that was asked last. */
  readonly listTested?: (list: UnmatchedNode, test: WatchedTest, subject: WatchedSubject, verdict: Verdict) => void
  /** After all of its tests; not told where the arguments are unreadable, since no test is asked then (L-91). */
  readonly judged?: (rule: RuleNode, verdict: RuleVerdict, event: StepEvent, context: HookContext) => void
  /** What a hook answered to the event as it stood then; a failure is no flow and is not told. */
  readonly answered?: (hook: string, settled: boolean, event: StepEvent, flow: Flow) => void
}
