import type { FilePath } from './file-path.ts'
import type { NameFolding } from './fold-name.ts'

/** One text for all spellings of one path; empty for the root of a POSIX system. */
export function pathKey({ root, names }: FilePath, fold: NameFolding): string {
  return fold.root(root) + names.map((name) => `/${fold.name(name)}`).join('')
}

/** The keys of the path and of all folders above it, from the root down. */
export function keysAbove({ root, names }: FilePath, fold: NameFolding): readonly string[] {
  const keys = [fold.root(root)]
  for (const name of names) keys.push(`${keys.at(-1) ?? ''}/${fold.name(name)}`)
  return keys
}
