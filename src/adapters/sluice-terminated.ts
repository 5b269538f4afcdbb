import type { RunEnd } from '../core/runs/run-end.ts'

/** Two copies of the package in one process know each other's errors by it; `instanceof` would not. */
const brand = Symbol.for('sluice.terminated')

/** What an adapter throws to end a run. `message` is the reason, as the policy words it (S-25). */
export interface SluiceTerminated extends Error {
  readonly name: 'SluiceTerminated'
  readonly end: RunEnd
}

export function sluiceTerminated(end: RunEnd): SluiceTerminated {
  const error = new Error(end.reason)
  error.name = 'SluiceTerminated'
  // `as`: the three fields that make it one were just set.
  return Object.assign(error, { end, [brand]: true }) as unknown as SluiceTerminated
}

/** Is this, or what caused it, the end of a governed run? SDKs like to wrap what is thrown through them. */
export function terminationOf(thrown: unknown): SluiceTerminated | undefined {
  let error: unknown = thrown
  for (let depth = 0; depth < 8 && typeof error === 'object' && error !== null; depth++) {
    // `as`: the brand is set together with the fields.
    if (Object.hasOwn(error, brand)) return error as SluiceTerminated
    error = causeOf(error)
  }
  return undefined
}

/** `lastError`: of an SDK that had tried again before, after an error of the network. */
function causeOf(error: object): unknown {
  // `as`: each is looked at before it is used.
  const { cause, error: inner, lastError } = error as { readonly cause?: unknown; readonly error?: unknown; readonly lastError?: unknown }
  return cause ?? inner ?? lastError
}
