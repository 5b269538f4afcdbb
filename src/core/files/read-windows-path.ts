import { limits } from '../base/limits.ts'
import { printFilePath, type FilePath } from './file-path.ts'
import { unknownPath, type PathReading } from './path-reading.ts'
import { isShortName } from './short-name.ts'

/**
 * Reads a path of Windows, where both slashes part components and `..` is taken out by name before
 * anything is opened. Devices, volumes by id, shares of the machine itself and paths that depend on
 * the folder of a drive are unknown, as is whatever a name may not hold (L-42).
 */
export function readWindowsPath(text: string, base: () => PathReading): PathReading {
  if (/%[A-Za-z_][A-Za-z0-9_()]*%/u.test(text)) return unknownPath('holds what a shell would take for a variable')
  const start = readRoot(text.replaceAll('/', '\\'), base)
  if ('kind' in start) return start
  const names = [...start.folder]
  for (const step of start.rest.split('\\')) {
    if (step === '' || step === '.') continue
    if (step === '..') {
      if (start.isVerbatim) return unknownPath('holds `..` where Windows does not follow it')
      names.pop()
      continue
    }
    const why = problemOfName(step)
    if (why !== undefined) return unknownPath(why)
    names.push(step)
  }
  const written = { root: start.root, names }
  const asked = printFilePath(written)
  if (asked.length > 2 * limits.filePathLength) return unknownPath('is longer than a path can be')
  return { kind: 'path', written, asked, hasShortName: names.some(isShortName) }
}

interface Start {
  readonly root: string
  readonly folder: FilePath['names']
  readonly rest: string
  /** `\\?\` keeps Windows from reading `.` and `..`. */
  readonly isVerbatim: boolean
}

function readRoot(text: string, base: () => PathReading): Start | PathReading {
  const verbatim = /^\\\\[?.]\\(?:(UNC)\\)?/iu.exec(text)
  const plain = verbatim === null ? text : (verbatim[1] === undefined ? '' : '\\\\') + text.slice(verbatim[0].length)
  const isVerbatim = verbatim !== null
  const drive = /^([A-Za-z]:)(\\|$)/u.exec(plain)
  if (drive?.[1] !== undefined && (drive[2] !== '' || isVerbatim)) {
    return { root: drive[1].toUpperCase(), folder: [], rest: plain.slice(drive[0].length), isVerbatim }
  }
  const share = /^\\\\([^\\]+)\\+([^\\]+)/u.exec(plain)
  if (share?.[1] !== undefined && share[2] !== undefined) {
    const isOwn = isThisMachine(share[1]) || share[1].endsWith('$') || share[2].endsWith('$')
    if (isOwn) return unknownPath('names a share of the system itself')
    return { root: `\\\\${share[1]}\\${share[2]}`, folder: [], rest: plain.slice(share[0].length), isVerbatim }
  }
  if (isVerbatim || plain.startsWith('\\\\')) return unknownPath('names a device or a server')
  if (/^[A-Za-z]:/u.test(plain)) return unknownPath('starts from the folder of a drive, which is not known')
  const folder = base()
  if (folder.kind === 'unknown') return folder
  const { root, names } = folder.written
  return { root, folder: plain.startsWith('\\') ? [] : names, rest: plain, isVerbatim }
}

function isThisMachine(server: string): boolean {
  return /^(?:localhost(?:\..*)?|\.|127\..*|\[?::1\]?|--1\.ipv6-literal\.net)$/iu.test(server)
}

function problemOfName(name: string): string | undefined {
  // The one name of dots that files have is no name: Windows drops dots and blanks at the end.
  if (/^[. ]+$/u.test(name)) return 'holds a name of dots and blanks alone'
  if (/[<>"|?*]/u.test(name)) return 'holds a character that no name of Windows has'
  return device.test(name) ? 'names a device' : undefined
}

const device = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9\u00B9\u00B2\u00B3])[ ]*(?:[.:]|$)/iu
