import { lstat, readlink, realpath } from 'node:fs/promises'
import { dirname, isAbsolute, join, parse, sep } from 'node:path'
import { errorCode } from './read-source.ts'

/** Links that lead to links, as deep as a kernel follows them. */
const mostLinks = 40

/**
 * Where a path leads with all links followed, as the kernel walks it: component by component, so that
 * a `..` leaves the folder that a link leads to. What does not exist yet lies below its nearest existing
 * folder; a link whose target is missing leads to that target, since writing through it makes it (L-42).
 *
 * @throws RangeError on a relative path or too many links; what the file system throws, on anything
 *   but a missing file, since then nobody knows where the path leads.
 */
export async function realPath(path: string): Promise<string> {
  if (!isAbsolute(path)) throw new RangeError('the path is not absolute')
  try {
    return await realpath(path)
  } catch (error) {
    if (!isMissing(error)) throw error
  }
  return walk(path)
}

async function walk(path: string): Promise<string> {
  let reached = parse(path).root
  let rest = path.slice(reached.length).split(separators)
  let exists = true
  for (let followed = 0; rest.length > 0; ) {
    const [name = '', ...others] = rest
    rest = others
    if (name === '' || name === '.') continue
    if (name === '..') {
      reached = dirname(reached)
      // Only names that exist are looked at, and above one that does not there may be one that does.
      exists = true
      continue
    }
    const next = join(reached, name)
    const target = exists ? await linkTarget(next) : undefined
    if (target === undefined) {
      reached = next
      exists = exists && (await isThere(next))
      continue
    }
    if (++followed > mostLinks) throw new RangeError('too many links')
    if (isAbsolute(target)) reached = parse(target).root
    rest = [...(isAbsolute(target) ? target.slice(reached.length) : target).split(separators), ...rest]
  }
  return canonical(reached)
}

/** The names as the file system has them: other case, and short names, where it takes these for the same. */
async function canonical(path: string): Promise<string> {
  let folder = path
  for (let missing = ''; ; missing = path.slice(folder.length)) {
    try {
      const real = await realpath(folder)
      return missing === '' ? real : join(real, missing)
    } catch (error) {
      if (!isMissing(error) || dirname(folder) === folder) throw error
      folder = dirname(folder)
    }
  }
}

async function linkTarget(path: string): Promise<string | undefined> {
  try {
    return await readlink(path)
  } catch (error) {
    // EINVAL: it is there and no link.
    if (isMissing(error) || errorCode(error) === 'EINVAL' || errorCode(error) === 'UNKNOWN') return undefined
    throw error
  }
}

async function isThere(path: string): Promise<boolean> {
  try {
    await lstat(path)
    return true
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

function isMissing(error: unknown): boolean {
  const code = errorCode(error)
  return code === 'ENOENT' || code === 'ENOTDIR'
}

const separators = sep === '\\' ? /[\\/]/u : /\//u
