import type { Timer } from '../../core/chain/compose-options.ts'

/** A clock that only moves when nothing else can happen, so that time limits are tested without waiting. */
export interface VirtualTimer extends Timer {
  /** Runs `work` to its end, letting time pass whenever it waits for nothing else. */
  readonly finish: <T>(work: Promise<T>) => Promise<T>
}

interface Alarm {
  readonly due: number
  readonly fire: () => void
}

/** Enough turns of the microtask queue for any chain of answers that are there already. */
const SETTLING_TURNS = 200

export function createVirtualTimer(): VirtualTimer {
  let now = 0
  const alarms = new Set<Alarm>()
  const fireNext = (): void => {
    const [next] = [...alarms].sort((left, right) => left.due - right.due)
    if (next === undefined) return
    alarms.delete(next)
    now = Math.max(now, next.due)
    next.fire()
  }
  return {
    after(milliseconds, fire) {
      const alarm = { due: now + milliseconds, fire }
      alarms.add(alarm)
      return () => {
        alarms.delete(alarm)
      }
    },
    async finish(work) {
      const state = { isDone: false }
      const end = (): void => {
        state.isDone = true
      }
      work.then(end, end)
      for (;;) {
        for (let turn = 0; turn < SETTLING_TURNS && !state.isDone; turn++) await Promise.resolve()
        if (state.isDone || alarms.size === 0) return work
        fireNext()
      }
    },
  }
}
