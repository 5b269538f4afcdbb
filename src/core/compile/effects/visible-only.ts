import type { Lookups } from '../../events/lookups.ts'

/** The same world, in which folders do not list names that begin with a dot: what `rg` and `ls -R` see. */
export function visibleOnly(lookups: Lookups): Lookups {
  return {
    ...lookups,
    filesBelow(folder) {
      const found = lookups.filesBelow(folder)
      if (found.kind === 'failed') return found
      return { kind: 'known', value: found.value.filter((path) => !/[/\\]\./u.test(path.slice(folder.length))) }
    },
  }
}
