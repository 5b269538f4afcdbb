import type { Source } from '../diagnostics/source.ts'
import type { PackEntry } from './load-policy.ts'

/** The packs with new texts in the place of some of theirs; a source without one stays the same object. */
export function withTexts(entries: readonly PackEntry[], texts: ReadonlyMap<Source, string>): readonly PackEntry[] {
  const renewed = (source: Source): Source => {
    const text = texts.get(source)
    return text === undefined ? source : { ...source, text }
  }
  return entries.map((entry) => ({
    ...entry,
    source: renewed(entry.source),
    ...(entry.files === undefined ? {} : { files: entry.files.map((file) => ({ ...file, source: renewed(file.source) })) }),
  }))
}
