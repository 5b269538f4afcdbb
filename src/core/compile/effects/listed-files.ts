import type { Lookups } from '../../events/lookups.ts'
import { nameMatcher } from '../../files/shell-pattern.ts'
import type { NamePattern } from '../../shell/effects/shell-effect.ts'

/**
 * The same world, in which folders list what a program sees of a tree: without names that begin with a
 * dot, as `rg` and `ls -R` do, and only files whose own name fits (`find -name`, `grep --include`).
 */
export function listedFiles(lookups: Lookups, tree: 'visible' | 'all', names: readonly NamePattern[] | undefined): Lookups {
  if (tree === 'all' && names === undefined) return lookups
  const fits = names?.map(({ glob, ignoresCase }) => nameMatcher(glob, ignoresCase))
  return {
    ...lookups,
    filesBelow(folder) {
      const found = lookups.filesBelow(folder)
      if (found.kind === 'failed') return found
      const seen = found.value.filter((path) => {
        if (tree === 'visible' && /[/\\]\./u.test(path.slice(folder.length))) return false
        const name = path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1)
        return fits === undefined || fits.some((fit) => fit(name))
      })
      return { kind: 'known', value: seen }
    },
  }
}
