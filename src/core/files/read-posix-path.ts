import { limits } from '../base/limits.ts'
import { printFilePath } from './file-path.ts'
import type { FileSystem } from './file-system.ts'
import { isMagicPath } from './magic-path.ts'
import { unknownPath, type PathReading } from './path-reading.ts'
import { isShortName } from './short-name.ts'

/**
 * Reads a path with `/` between components. While the system is not known, what Windows would read
 * otherwise is unknown: backslashes, drives and 8.3 names (L-42).
 */
export function readPosixPath(text: string, os: FileSystem['os'], base: () => PathReading): PathReading {
  if (os === undefined) {
    if (text.includes('\\')) return unknownPath('holds a backslash, and the system is not known')
    if (/^[A-Za-z]:/u.test(text)) return unknownPath('begins with a drive, and the system is not known')
  }
  let start = ''
  if (!text.startsWith('/')) {
    const folder = base()
    if (folder.kind === 'unknown') return folder
    start = folder.asked
  }
  const steps = `${start}/${text}`.split('/').filter((step) => step !== '' && step !== '.')
  const names: string[] = []
  const hasParentStep = steps.includes('..')
  for (const step of steps) {
    if (step === '..') {
      names.pop()
      continue
    }
    if (os === undefined && isShortName(step)) return unknownPath('holds a short name, and the system is not known')
    names.push(step)
    // Before a `..` takes it out again: what such a name leads to decides where `..` leads.
    if (hasParentStep && isMagicPath({ root: '', names })) return unknownPath(magic)
  }
  const written = { root: '', names: os === 'macos' ? withoutDataVolume(names) : names }
  if (isMagicPath(written)) return unknownPath(magic)
  const asked = hasParentStep ? `/${steps.join('/')}` : printFilePath(written)
  if (asked.length > 2 * limits.filePathLength) return unknownPath('is longer than a path can be')
  return { kind: 'path', written, asked, hasShortName: false }
}

/** The volume that macOS shows a second time under this name, though no link leads there. */
function withoutDataVolume(names: readonly string[]): readonly string[] {
  const [system, volumes, data, ...rest] = names.map((name) => name.toLowerCase())
  const isDataVolume = system === 'system' && volumes === 'volumes' && data === 'data'
  return isDataVolume ? names.slice(names.length - rest.length) : names
}

const magic = 'leads elsewhere for each process that opens it'
