import { relative, resolve, sep } from 'node:path'

/** A path as reports name it: from the current folder, with `/`, so that no place of a machine is in it. */
export function relativeName(path: string, folder = process.cwd()): string {
  const name = relative(folder, resolve(folder, path)).split(sep).join('/')
  return name === '' ? '.' : name
}
