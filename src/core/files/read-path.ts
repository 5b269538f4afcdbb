import type { Env } from '../events/hook-context.ts'
import { fileSystemOf, isWithoutDrive, textOf, type FileSystem } from './file-system.ts'
import { unknownPath, type PathReading } from './path-reading.ts'
import { readFileUrl } from './read-file-url.ts'
import { readPosixPath } from './read-posix-path.ts'
import { readWindowsPath } from './read-windows-path.ts'
import { isFileUrl, unreadableText } from './unreadable-text.ts'

/**
 * Reads a path as a file tool would: against the folder of the call, `~` and `file:` URLs included.
 * Whatever tools or systems read differently, or only a shell or a process could read, is unknown. Source: L-42.
 *
 * @param folder in which a relative path is read; without it that of `env.cwd`. A reading, so that
 *   steps of `cd` can be read one after the other.
 */
export function readPath(text: string, env: Env, folder?: PathReading): PathReading {
  return readFrom(text, env, () => folder ?? readFolder(env, 'cwd', noFolder))
}

/** Reads an operand of a policy: relative to the workspace (L-42). */
export function readOperandPath(text: string, env: Env): PathReading {
  return readFrom(text, env, () => readFolder(env, 'workspace', 'is relative to a workspace that is not known'))
}

/**
 * Reads an absolute path that the host gave: a folder, a resolved path, or a file of a list. One that
 * starts with a slash and without a drive is taken as it is on Windows too.
 */
export function readAbsolutePath(text: string, system: FileSystem): PathReading {
  return readSystemPath(text, system, () => (isWithoutDrive(text) ? noDrive : unknownPath('is not absolute')))
}

const noFolder = 'is relative, and the folder it starts from is not known'

const noDrive: PathReading = { kind: 'path', written: { root: '', names: [] }, asked: '/', hasShortName: false }

function readFrom(text: string, env: Env, base: () => PathReading): PathReading {
  const why = unreadableText(text)
  if (why !== undefined) return unknownPath(why)
  const system = fileSystemOf(env)
  if (isFileUrl(text)) {
    const path = readFileUrl(text)
    if (path === undefined) return unknownPath('is a `file:` URL that is read in several ways')
    const decodedWhy = unreadableText(path)
    if (decodedWhy !== undefined) return unknownPath(decodedWhy)
    const isDrive = system.os !== 'linux' && system.os !== 'macos' && /^\/[A-Za-z]:/u.test(path)
    return readSystemPath(isDrive ? path.slice(1) : path, system, base)
  }
  if (!text.startsWith('~')) return readSystemPath(text, system, base)
  if (text.startsWith('~\\') && system.os !== 'windows') return unknownPath('begins with `~` and a name')
  const home = readFolder(env, 'home', 'names a home folder that is not known')
  const rest = text.slice(1).replace(/^[/\\]+/u, '')
  return rest === '' || home.kind === 'unknown' ? home : readSystemPath(`./${rest}`, system, () => home)
}

function readFolder(env: Env, name: 'cwd' | 'workspace' | 'home', why: string): PathReading {
  const text = textOf(env, name)
  if (text === undefined) return unknownPath(why)
  const reading = unreadableText(text) === undefined ? readAbsolutePath(text, fileSystemOf(env)) : unknownPath(why)
  return reading.kind === 'path' ? reading : unknownPath(why)
}

function readSystemPath(text: string, system: FileSystem, base: () => PathReading): PathReading {
  return system.os === 'windows' ? readWindowsPath(text, base) : readPosixPath(text, system.os, base)
}
