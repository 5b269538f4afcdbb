import { or, type Verdict } from '../../base/verdict.ts'
import type { Lookups } from '../../events/lookups.ts'
import type { KnownPath } from '../../files/path-reading.ts'
import { printFilePath } from '../../files/file-path.ts'
import { nameMatcher } from '../../files/shell-pattern.ts'
import type { NamePattern } from '../../shell/effects/shell-effect.ts'

/**
 * Does one of the files of these names below a folder fit? The folder itself is not meant, as in
 * `find / -name '*.log'`. A folder inside a fitting area settles it; else the host lists the files, and
 * where it has no list nobody knows.
 *
 * @param judge the test, on the text of an absolute path.
 */
export function judgeNamedFiles(
  folder: KnownPath,
  names: readonly NamePattern[],
  lookups: Lookups,
  judge: (path: string) => Verdict,
): Verdict {
  const base = printFilePath(folder.written)
  const inside = (name: string): string => (base.endsWith('/') ? base + name : `${base}/${name}`)
  const sample = names.reduce<Verdict>((verdict, { glob }) => or(verdict, judge(inside(sampleName(glob)))), 'miss')
  if (sample === 'hit') return sample
  const found = lookups.filesBelow(base)
  if (found.kind === 'failed') return 'unknown'
  const fits = names.map(({ glob, ignoresCase }) => nameMatcher(glob, ignoresCase))
  return found.value
    .filter((path) => fits.some((fit) => fit(path.slice(path.lastIndexOf('/') + 1))))
    .reduce<Verdict>((verdict, path) => or(verdict, judge(path)), sample)
}

/** A name that the pattern finds. */
function sampleName(glob: string): string {
  return glob.replaceAll(/\[[^\]]*\]|[*?[]/gu, 'x').replaceAll('/', 'x')
}
