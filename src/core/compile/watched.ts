import type { Hook } from '../chain/hook.ts'
import type { Flow } from '../flows/flow.ts'
import type { PolicyWatch } from './policy-watch.ts'
import type { TestWatch, WatchedSubject, WatchedTest } from './test-watch.ts'
import type { Tester } from './value-test.ts'

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

/** The same hook, which tells that it is asked and what it answers. */
export function watchedHook(hook: Hook, { asked, answered }: Pick<PolicyWatch, 'asked' | 'answered'>): Hook {
  if (asked === undefined && answered === undefined) return hook
  const telling =
    (settled: boolean, ask: Hook['onEvent']): Hook['onEvent'] =>
    (context, event, evaluation) => {
      asked?.(hook.name, settled, event)
      const answer = ask(context, event, evaluation)
      const tell = (flow: Flow): Flow => {
        answered?.(hook.name, settled, event, flow)
        return flow
      }
      return answer instanceof Promise ? answer.then(tell) : tell(answer)
    }
  const { onEvent, settle } = hook
  return { ...hook, onEvent: telling(false, onEvent), ...(settle === undefined ? {} : { settle: telling(true, settle) }) }
}
