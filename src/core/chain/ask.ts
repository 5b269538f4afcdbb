import { PendingLookup } from '../base/pending-lookup.ts'
import type { HookContext } from '../events/hook-context.ts'
import type { StepEvent } from '../events/step-event.ts'
import { proceed } from '../flows/flow.ts'
import type { Answer } from './answer.ts'
import type { Timer } from './compose-options.ts'
import { failureOfGarbage, failureOfThrown, failureOfTimeout, failureOfWaiting } from './fail-closed.ts'
import type { Evaluation, Hook } from './hook.ts'
import { readFlow } from './validate-flow.ts'

/** The shared flow of hooks without an opinion; another object that says the same is read like any answer. */
const CONTINUE = proceed()

/** Is the hook asked what it thinks of the event, or of the final value (S-49a)? */
export type Phase = 'event' | 'settle'

/** Undefined stands for a plain `Continue`, the common case, which costs nothing. */
export type Said = Answer | undefined

/** Asks one hook; whatever it does comes back as an answer, never as an exception (S-96). */
export function askSync(
  hook: Hook,
  phase: Phase,
  context: HookContext,
  event: StepEvent,
  evaluation: Evaluation,
): Said {
  if (hook.isSync === false) return failureOfWaiting(hook, event.kind)
  try {
    const raw = call(hook, phase, context, event, evaluation)
    if (raw === CONTINUE) return undefined
    if (!isThenable(raw)) return readAnswer(hook, event, raw)
    // Nobody waits for it, so its rejection must not surface as one that nobody handles.
    raw.then(ignore, ignore)
    return failureOfWaiting(hook, event.kind)
  } catch (thrown) {
    if (thrown instanceof PendingLookup) return hook.isShadow === true ? undefined : failureOfWaiting(hook, event.kind)
    return failureOfThrown(hook, event.kind, thrown)
  }
}

/** As `askSync`, but a promise is waited for, as long as the hook's limit allows (S-94). */
export function ask(
  hook: Hook,
  phase: Phase,
  context: HookContext,
  event: StepEvent,
  evaluation: Evaluation,
  timer: Timer | undefined,
): Said | Promise<Said> {
  try {
    const raw = call(hook, phase, context, event, evaluation)
    if (raw === CONTINUE) return undefined
    return isThenable(raw) ? waitFor(hook, event, raw, timer) : readAnswer(hook, event, raw)
  } catch (thrown) {
    if (thrown instanceof PendingLookup) {
      const answer = askAgain(hook, phase, context, event, evaluation, thrown)
      return waitFor(hook, event, answer, timer)
    }
    return failureOfThrown(hook, event.kind, thrown)
  }
}

/** A hook meets its questions one after another; one that never has all answers is a failure. */
const MOST_WAITS = 100

/** Asks a hook that met open questions until it has an answer. Each time it begins anew, as it has said nothing yet. */
async function askAgain(
  hook: Hook,
  phase: Phase,
  context: HookContext,
  event: StepEvent,
  evaluation: Evaluation,
  first: PendingLookup,
): Promise<unknown> {
  let pending = first
  for (let waits = 0; waits < MOST_WAITS; waits++) {
    await pending.ready
    try {
      return await call(hook, phase, context, event, evaluation)
    } catch (thrown) {
      if (!(thrown instanceof PendingLookup)) throw thrown
      pending = thrown
    }
  }
  throw new Error('a hook asks the host without end')
}

function call(hook: Hook, phase: Phase, context: HookContext, event: StepEvent, evaluation: Evaluation): unknown {
  return phase === 'event' ? hook.onEvent(context, event, evaluation) : hook.settle?.(context, event, evaluation)
}

function waitFor(hook: Hook, event: StepEvent, raw: Thenable, timer: Timer | undefined): Promise<Said> {
  const limitMs = hook.timeoutMs
  return new Promise((resolve) => {
    // A late answer resolves a settled promise, which does nothing: it is discarded (S-94).
    const cancel =
      limitMs === undefined || timer === undefined
        ? ignore
        : timer.after(limitMs, () => resolve(failureOfTimeout(hook, event.kind, limitMs)))
    const answered = (value: unknown): void => {
      cancel()
      resolve(readAnswer(hook, event, value))
    }
    const rejected = (thrown: unknown): void => {
      cancel()
      resolve(failureOfThrown(hook, event.kind, thrown))
    }
    // A promise of the platform's own, so that a foreign `then` cannot answer twice or throw.
    Promise.resolve(raw).then(answered, rejected)
  })
}

function readAnswer(hook: Hook, event: StepEvent, raw: unknown): Said {
  try {
    const reading = readFlow(raw)
    if (!reading.ok) return failureOfGarbage(hook, event.kind, reading.why)
    const { flow, output, isError, final, auditReason, isFault } = reading
    if (flow.type === 'Continue') return undefined
    return { hook, flow, cause: isFault ? 'fault' : 'policy', output, isError, final, auditReason, failure: undefined }
  } catch (thrown) {
    // A getter or a proxy that throws while it is read.
    return failureOfThrown(hook, event.kind, thrown)
  }
}

interface Thenable {
  then(onAnswer: (value: unknown) => void, onRejection: (thrown: unknown) => void): unknown
}

function isThenable(raw: unknown): raw is Thenable {
  return typeof raw === 'object' && raw !== null && 'then' in raw && typeof raw.then === 'function'
}

function ignore(): void {
  // Nothing to do.
}
