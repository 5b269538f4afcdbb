import type { ComparedEvent } from '../../../tools/replay/compared-event.ts'
import type { ComparePlan } from './compare-plan.ts'
import type { ComparePort } from './compare-port.ts'
import type { SentItem } from '../compare-worker.ts'
import { startThread } from '../start-thread.ts'

/** Starts one worker thread, which compares what it is handed. Batches may be handed over before earlier ones are answered. */
export function startComparePort(plan: ComparePlan): ComparePort {
  const worker = startThread('compare-worker', plan)
  const waiting: { readonly done: (answers: readonly ComparedEvent[]) => void; readonly failed: (error: unknown) => void }[] = []
  let broken: unknown
  const fail = (error: unknown): void => {
    broken ??= error
    for (const { failed } of waiting.splice(0)) failed(error)
  }
  worker.on('message', (answers: readonly ComparedEvent[]) => waiting.shift()?.done(answers))
  worker.on('error', fail)
  worker.on('exit', (code) => fail(new Error(`a worker thread ended with ${String(code)}`)))
  return {
    compare: (items) =>
      new Promise((done, failed) => {
        if (broken !== undefined) {
          failed(broken instanceof Error ? broken : new Error('a worker thread broke'))
          return
        }
        waiting.push({ done, failed })
        const sent: SentItem[] = items.map((item) => (item.kind === 'event' ? { kind: item.kind, text: item.text } : item))
        worker.postMessage(sent)
      }),
    async close() {
      worker.removeAllListeners('exit')
      await worker.terminate()
    },
  }
}
