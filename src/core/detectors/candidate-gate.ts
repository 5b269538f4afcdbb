import type { DetectorDefinition } from './define-detector.ts'
import type { TryFrom } from './try-from.ts'
import { visitCandidates, type CandidateKind } from './visit-candidates.ts'

/**
 * Detectors that are tried at the same places, behind one pattern that says whether any of them can
 * match there: numbers and words are frequent, and one test of all is cheaper than a test of each.
 */
export interface Gate {
  readonly kind: CandidateKind
  /** The most that one of the members asks for. */
  readonly before: number
  readonly members: readonly { readonly detector: number; readonly before: number }[]
  readonly isOpen: (text: string, start: number) => boolean
}

export function compileGates(detectors: readonly DetectorDefinition[]): readonly Gate[] {
  const lists = new Map<string, { kind: CandidateKind; flags: string; members: number[] }>()
  for (const [index, { candidates, pattern, context }] of detectors.entries()) {
    // Those are tried near the words of their context alone.
    if (candidates === undefined || context !== undefined) continue
    // References to groups would point elsewhere in a pattern of all.
    const isJoinable = !/\\(?:[1-9]|k<)/.test(pattern.source)
    const key = [candidates, pattern.flags, isJoinable ? '' : index].join()
    const list = lists.get(key)
    if (list === undefined) lists.set(key, { kind: candidates, flags: pattern.flags, members: [index] })
    else list.members.push(index)
  }
  return [...lists.values()].map(({ kind, flags, members }) => {
    const sources = members.map((member) => detectors[member]?.pattern.source ?? '')
    const joined = sources.map((source) => `(?:${source.replace(/\(\?<(?![=!])[^>]*>/g, '(?:')})`).join('|')
    const sticky = new RegExp(sources.length === 1 ? (sources[0] ?? '') : joined, `${flags.replace(/[gyd]/g, '')}y`)
    const widths = members.map((detector) => ({ detector, before: detectors[detector]?.before ?? 0 }))
    return {
      kind,
      before: Math.max(...widths.map(({ before }) => before)),
      members: widths,
      isOpen(text, start) {
        sticky.lastIndex = start
        return sticky.test(text)
      },
    }
  })
}

/** Tries the members of the gates where a number or a word begins. */
export function searchCandidates(text: string, gates: readonly Gate[], tryFrom: TryFrom): void {
  for (const gate of gates) {
    let next = 0
    visitCandidates(gate.kind, text, (at) => {
      for (let start = Math.max(next, at - gate.before); start <= at; start++) {
        if (!gate.isOpen(text, start)) continue
        for (const { detector, before } of gate.members) {
          if (start >= at - before) tryFrom(detector, start, start)
        }
      }
      next = at + 1
    })
  }
}
