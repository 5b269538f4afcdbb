import type { Verdict } from '../base/verdict.ts'
import type { Lookups } from '../events/lookups.ts'
import { printFilePath, type FilePath } from './file-path.ts'
import type { FileSystem } from './file-system.ts'
import type { KnownPath, PathReading } from './path-reading.ts'
import { resolvedForms } from './resolve-links.ts'

/** A test of one absolute path; `lookups` are for links of the operands. */
export type FormTest = (form: FilePath, lookups: Lookups) => Verdict

/**
 * A test against places that the operands name: as written first, then where their links lead. An
 * operand that cannot be read or followed leaves unknown what no other one makes a hit.
 */
export function locatedTest(
  readings: readonly PathReading[],
  fitsAny: (operands: readonly FilePath[]) => (form: FilePath) => boolean,
  system: FileSystem,
  isLexical: boolean,
): FormTest {
  const known = readings.filter((reading): reading is KnownPath => reading.kind === 'path')
  const isUnclear = known.length < readings.length || (isLexical && known.some((reading) => reading.hasShortName))
  const fitsWritten = fitsAny(known.map((reading) => reading.written))
  const written = new Set(known.map((reading) => printFilePath(reading.written)))
  const once = Symbol('operands with links followed')
  const resolve = (lookups: Lookups) =>
    lookups.once(once, '', () => {
      const forms = resolvedForms(known, system, lookups)
      const found = forms.filter((form) => form !== undefined)
      // Most operands hold no link and lead to themselves, where the path does not fit: that was asked first.
      const elsewhere = found.filter((form) => !written.has(printFilePath(form)))
      return { fits: elsewhere.length === 0 ? fitsNone : fitsAny(elsewhere), isUnclear: isUnclear || found.length < forms.length }
    })
  return (form, lookups) => {
    if (fitsWritten(form)) return 'hit'
    if (isLexical) return isUnclear ? 'unknown' : 'miss'
    const resolved = resolve(lookups)
    if (resolved.fits(form)) return 'hit'
    return resolved.isUnclear ? 'unknown' : 'miss'
  }
}

function fitsNone(): boolean {
  return false
}
