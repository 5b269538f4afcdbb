import type { TextSpan } from '../text/pattern.ts'
import { compileGates, searchCandidates } from './candidate-gate.ts'
import type { DetectorDefinition } from './define-detector.ts'
import { indexKeywords, visitKeywords } from './keyword-index.ts'
import { compileContexts, searchNearContext } from './near-context.ts'
import { tryBetween } from './try-between.ts'
import { compileTrial } from './try-detector.ts'
import type { TryFrom } from './try-from.ts'

/** What one detector found in a text. */
export interface Detection extends TextSpan {
  /** Its place in the list of the scanner. */
  readonly detector: number
}

export interface ScanOptions {
  /**
   * Places where something was left out of the text, in order. A match may begin and end there though
   * other characters now stand beside it, and none is sure to go on across them.
   */
  readonly joints?: readonly number[]
  /** Leave out detectors of numbers and words that no keyword announces. */
  readonly keywordsOnly?: boolean
}

/** Finds what a list of detectors looks for, all of them in one pass (L-33). */
export interface Scanner {
  readonly detectors: readonly DetectorDefinition[]
  /**
   * In no certain order. Time is linear in the text, as every try is bounded by the pattern of its
   * detector.
   */
  readonly scan: (text: string, options?: ScanOptions) => readonly Detection[]
}

const nothing: readonly Detection[] = Object.freeze([])

export function compileScanner(detectors: readonly DetectorDefinition[]): Scanner {
  const trials = detectors.map(compileTrial)
  const keywords = indexKeywords(detectors)
  const hasKeywords = detectors.some((detector) => detector.keywords.length > 0)
  const gates = compileGates(detectors)
  const contexts = compileContexts(detectors)

  return {
    detectors,
    scan(text, { joints, keywordsOnly = false } = {}) {
      let found: Detection[] | undefined
      const search = (): TryFrom => {
        // Where each detector may begin next: a place is tried once, and what was found is not searched again.
        let next: Int32Array | undefined
        return (detector, from, to) => {
          const trial = trials[detector]
          if (trial === undefined) return
          next ??= new Int32Array(trials.length)
          let at = Math.max(from, next[detector] ?? 0)
          while (at <= to) {
            const match = trial.tryAt(text, at) ?? (joints && tryBetween(trial, text, at, joints))
            if (match === undefined) {
              at++
            } else {
              found ??= []
              found.push({ start: match.span.start, end: match.span.end, detector })
              at = match.end
            }
          }
          next[detector] = at
        }
      }
      if (hasKeywords) {
        const tryFrom = search()
        visitKeywords(keywords, text, (detector, at) => tryFrom(detector, at - (trials[detector]?.before ?? 0), at))
      }
      if (!keywordsOnly) {
        if (gates.length > 0) searchCandidates(text, gates, search())
        if (contexts !== undefined) searchNearContext(text, contexts, search())
      }
      return found ?? nothing
    },
  }
}
