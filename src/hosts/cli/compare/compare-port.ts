import type { TraceEvent } from '../../../core/records/trace-event.ts'
import type { ComparedEvent } from '../../../tools/replay/compared-event.ts'
import type { Comparer } from './compare-sides.ts'

/** What is asked of whoever compares: to decide an event, or to forget a run. */
export type CompareItem =
  | { readonly kind: 'event'; readonly text: string; readonly traced: TraceEvent }
  | { readonly kind: 'forget'; readonly runId: string }

/** Compares the events of some runs in the order in which they are handed over. */
export interface ComparePort {
  /** One answer for each event. */
  readonly compare: (items: readonly CompareItem[]) => Promise<readonly ComparedEvent[]>
  readonly close: () => Promise<void>
}

/** Compares here, in this thread, one batch after the other. */
export function comparePort(comparer: Comparer): ComparePort {
  let last: Promise<unknown> = Promise.resolve()
  return {
    compare(items) {
      const answer = last.then(() => compareItems(comparer, items))
      // A failure is that of its batch; whoever waits for it hears of it.
      last = answer.catch(() => undefined)
      return answer
    },
    close: () => Promise.resolve(),
  }
}

async function compareItems(comparer: Comparer, items: readonly CompareItem[]): Promise<readonly ComparedEvent[]> {
  const answers: ComparedEvent[] = []
  for (const item of items) {
    if (item.kind === 'forget') {
      comparer.forget(item.runId)
      continue
    }
    const answer = comparer.compare(item.traced)
    // Rules answer without a promise, and waiting for nothing is most of the cost of an event.
    answers.push(answer instanceof Promise ? await answer : answer)
  }
  return answers
}
