import type { Diagnostic } from '../../core/diagnostics/diagnostic.ts'
import type { PackEntry } from '../../core/load/load-policy.ts'
import { withTexts } from '../../core/load/with-texts.ts'
import { applyFixes } from './apply-fixes.ts'

/** Passes over packs that are loaded together. Each mends something, so more are needed by no honest policy. */
const maxPasses = 100

export interface FixedPacks {
  /** With the new texts in them. */
  readonly entries: readonly PackEntry[]
  /** Fixes that are in the texts. */
  readonly fixed: number
  /** Files that were left as they are, since the fixed text would not load. */
  readonly left: readonly string[]
}

/**
 * Fixes until nothing is left to fix, so that doing it again changes nothing. `findings` says what is
 * wrong with packs, or nothing where they do not load: no pass may lead there.
 */
export function fixPacks(
  entries: readonly PackEntry[],
  findings: (entries: readonly PackEntry[]) => readonly Diagnostic[] | undefined,
  withUnsafe: boolean,
): FixedPacks {
  let now: FixedPacks = { entries, fixed: 0, left: [] }
  let found = findings(entries)
  const seen = new Map([[textsOf(entries), now]])
  for (let pass = 0; pass < maxPasses && found !== undefined; pass++) {
    const { texts, applied } = applyFixes(found, ({ safe }) => safe || withUnsafe)
    const next = withTexts(now.entries, texts)
    const key = textsOf(next)
    const before = seen.get(key)
    // Nothing changed, or fixes undo each other: then the first of these texts stays.
    if (before !== undefined) return before
    found = findings(next)
    if (found === undefined) return { ...now, left: [...texts.keys()].map(({ name }) => name).sort() }
    now = { entries: next, fixed: now.fixed + applied, left: [] }
    seen.set(key, now)
  }
  return now
}

function textsOf(entries: readonly PackEntry[]): string {
  return JSON.stringify(entries.map(({ source, files = [] }) => [source.text, ...files.map((file) => file.source.text)]))
}
