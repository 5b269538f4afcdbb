import { reportFailure } from '../chain/note-failure.ts'
import type { ComposeOptions } from '../chain/compose-options.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { codeDefinition } from '../diagnostics/codes/registry.ts'
import { firstAdvice } from '../diagnostics/first-advice.ts'
import type { RunObserver } from './run-observer.ts'

/** Says one fact to every observer. Never throws: what an observer does, does not reach the caller. */
export type Tell = (say: (observer: RunObserver) => unknown) => void

/** `onUntold`: a required observer failed, so the run must end. */
export function createTell(
  observers: readonly RunObserver[],
  runId: string,
  options: ComposeOptions,
  onUntold: (observer: RunObserver, diagnostic: Diagnostic) => void,
): Tell {
  const reported = new Set<RunObserver>()

  const broke = (observer: RunObserver, error: unknown): void => {
    const diagnostic = observerFailed(observer)
    // A full disk would otherwise be told again with every event.
    if (!reported.has(observer)) {
      reported.add(observer)
      reportFailure(options, { diagnostics: [diagnostic], error, hook: observer.name, runId })
    }
    if (observer.isRequired === true) onUntold(observer, diagnostic)
  }

  return (say) => {
    for (const observer of observers) {
      try {
        const answer = say(observer)
        // The types ask for no promise, and one that rejects unheard ends many a process.
        if (answer instanceof Promise) answer.catch((error: unknown) => broke(observer, error))
      } catch (error) {
        broke(observer, error)
      }
    }
  }
}

/** Required ones first, so that all others are told what stands in the end. */
export function inTellingOrder(observers: readonly RunObserver[]): readonly RunObserver[] {
  return observers.toSorted((a, b) => Number(b.isRequired ?? false) - Number(a.isRequired ?? false))
}

function observerFailed({ name }: RunObserver): Diagnostic {
  return {
    code: 'SLC730',
    severity: 'error',
    message: `observer \`${name}\` failed`,
    at: { kind: 'whole' },
    hint: firstAdvice(codeDefinition('SLC730').fix),
  }
}
